/** The way of a finger from which on it swipes: as far as the thumb travels, and farther than any browser lets a tap go. */
const swipePx = 20

/**
 * Tells whether a swipe turns a switch.
 *
 * @param wayPx How far the finger went towards "on", in pixels; negative towards "off".
 */
export function isTurnedBySwipe(isOn: boolean, wayPx: number): boolean {
  return isOn ? wayPx <= -swipePx : wayPx >= swipePx
}

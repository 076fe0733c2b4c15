/** The minimum distance of a swipe in pixels. The thumb travels as far, and no browser accepts a tap that moves farther. */
const swipePx = 20

/**
 * Whether a swipe changes a switch.
 *
 * @param distancePx The distance of the swipe towards "on", in pixels; negative towards "off".
 */
export function isTurnedBySwipe(isOn: boolean, distancePx: number): boolean {
  return isOn ? distancePx <= -swipePx : distancePx >= swipePx
}

/** A pointer that touches a canvas. */
export interface CanvasTouch {
  /** Number of the pointer, different for each one that is down. */
  readonly identifier: number
  /** Distance in CSS pixels from the left edge of the canvas. */
  readonly x: number
  /** Distance in CSS pixels from the upper edge of the canvas. */
  readonly y: number
}

/** The pointers that are down, in the order of their presses. */
export type CanvasTouches = readonly CanvasTouch[]

/** Events of the touches on a canvas. */
export type CanvasTouchType = 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel'

/** The touches after an event. Returns `undefined` for a pointer that was not pressed on the canvas, such as a mouse that hovers. */
export function nextTouches(
  touches: CanvasTouches,
  type: CanvasTouchType,
  changed: CanvasTouch,
): CanvasTouches | undefined {
  const isDown = touches.some(({ identifier }) => identifier === changed.identifier)
  if (type === 'touchstart') return isDown ? undefined : [...touches, changed]
  if (!isDown) return undefined
  return type === 'touchmove'
    ? touches.map((touch) => (touch.identifier === changed.identifier ? changed : touch))
    : touches.filter(({ identifier }) => identifier !== changed.identifier)
}

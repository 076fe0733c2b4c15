/** Farther down than this it goes away, in pixels. */
const enoughPx = 100

/** Faster than this it is thrown, in pixels per millisecond. */
const throwPxPerMs = 0.3

/** Whether a container that is let go leaves: pulled down far enough, or thrown down. One that is thrown up stays. */
export function leavesWhenLetGo(downPx: number, velocityPxPerMs: number): boolean {
  return Math.abs(velocityPxPerMs) > throwPxPerMs ? velocityPxPerMs > 0 : downPx > enoughPx
}

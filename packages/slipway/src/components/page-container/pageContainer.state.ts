/** Distance in pixels beyond which a released container closes. */
const enoughPx = 100

/** Speed in pixels per millisecond above which a release counts as a fling. */
const throwPxPerMs = 0.3

/** Returns whether a released container closes: it was pulled down far enough, or flung down. A container that is flung up stays. */
export function leavesWhenLetGo(downPx: number, velocityPxPerMs: number): boolean {
  return Math.abs(velocityPxPerMs) > throwPxPerMs ? velocityPxPerMs > 0 : downPx > enoughPx
}

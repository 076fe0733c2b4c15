/** How many thresholds are reached: while it stays the same there is nothing to tell. */
export function levelOf(ratio: number, isIntersecting: boolean, thresholds: readonly number[]): number {
  return isIntersecting ? thresholds.filter((threshold) => threshold <= ratio).length : 0
}

/** Number of thresholds that are reached. An event is emitted only if this number changes. */
export function levelOf(ratio: number, isIntersecting: boolean, thresholds: readonly number[]): number {
  return isIntersecting ? thresholds.filter((threshold) => threshold <= ratio).length : 0
}

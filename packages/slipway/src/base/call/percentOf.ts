/** Progress in percent: an integer from 0 to 100; 0 if `whole` is unknown. */
export function percentOf(done: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.floor((done / whole) * 100)) : 0
}

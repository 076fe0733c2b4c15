/**
 * The image that a strip comes to rest at when it is let go: the nearest one to where it would run on to, at most one further.
 *
 * @param from The image that was shown when it was taken.
 * @param way How far it came and would run on, forward, counted in images.
 */
export function imageAfter(from: number, way: number, count: number): number {
  const steps = Math.min(1, Math.max(-1, Math.round(way)))
  return Math.min(count - 1, Math.max(0, from + steps))
}

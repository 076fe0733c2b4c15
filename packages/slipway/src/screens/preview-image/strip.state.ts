/**
 * Returns the index of the image that a released strip snaps to: the image nearest to the projected end position, at most one
 * away from the start.
 *
 * @param from Index of the image shown at the start of the drag.
 * @param way Projected forward distance, in images.
 */
export function imageAfter(from: number, way: number, count: number): number {
  const steps = Math.min(1, Math.max(-1, Math.round(way)))
  return Math.min(count - 1, Math.max(0, from + steps))
}

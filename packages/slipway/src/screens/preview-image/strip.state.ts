/**
 * Returns the index of the image that a released strip snaps to: the image nearest to the projected end position, at most one
 * away from the start.
 *
 * @param from Index of the image shown at the start of the drag.
 * @param distance Projected forward distance, in images.
 */
export function imageAfter(from: number, distance: number, count: number): number {
  const steps = Math.min(1, Math.max(-1, Math.round(distance)))
  return Math.min(count - 1, Math.max(0, from + steps))
}

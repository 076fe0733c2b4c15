import type { Box, Points } from './clip.ts'

/**
 * Removes the useless points of a ring that was cut to a box and rounded: repeated points, and points in the middle of an edge of the
 * box. Empty if no area remains.
 */
export function tidyRing(ring: Points, box: Box): Points {
  const kept: number[] = []
  for (let index = 0; index < ring.length; index += 2) add(kept, ring[index] ?? 0, ring[index + 1] ?? 0, box)
  // The ends of the list are neighbours, too.
  for (let before = Infinity; kept.length < before && kept.length >= 6; ) {
    before = kept.length
    const [x = 0, y = 0] = kept.splice(0, 2)
    add(kept, x, y, box)
  }
  return kept.length >= 6 ? kept : []
}

/** Adds a point, and removes those before it that are useless then. */
function add(points: number[], x: number, y: number, box: Box): void {
  for (;;) {
    const count = points.length
    const lastX = points[count - 2]
    const lastY = points[count - 1]
    if (lastX === x && lastY === y) return
    // Only a point on an edge of the box can be useless.
    const isOnEdgeX = lastX === x && (x === box.minX || x === box.maxX)
    const isOnEdgeY = lastY === y && (y === box.minY || y === box.maxY)
    if (!(isOnEdgeX && points[count - 4] === x) && !(isOnEdgeY && points[count - 3] === y)) break
    points.length -= 2
  }
  points.push(x, y)
}

/** Whether a tidied ring is the edge of the whole box. */
export function isWholeBox(ring: Points, { minX, minY, maxX, maxY }: Box): boolean {
  if (ring.length !== 8) return false
  return ring.every((value, index) =>
    index % 2 === 0 ? value === minX || value === maxX : value === minY || value === maxY,
  )
}

/** A rectangle. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** Coordinates of points: x, y, x, y, … */
export type Points = readonly number[]

/**
 * Cuts a ring to a box. Parts of the result may run along the edges of the box twice, which does not change its area.
 *
 * Source: the algorithm of Sutherland and Hodgman.
 */
export function clipRing(ring: Points, { minX, minY, maxX, maxY }: Box): Points {
  const west = cutRing(ring, 0, minX, 1)
  const east = cutRing(west, 0, maxX, -1)
  const north = cutRing(east, 1, minY, 1)
  return cutRing(north, 1, maxY, -1)
}

/** Keeps the part of a ring on one side of a line: where `sign * (coordinate - limit) >= 0`. The axis is 0 for x and 1 for y. */
function cutRing(ring: Points, axis: 0 | 1, limit: number, sign: 1 | -1): Points {
  const kept: number[] = []
  let lastX = ring.at(-2) ?? 0
  let lastY = ring.at(-1) ?? 0
  let lastInside = sign * ((axis === 0 ? lastX : lastY) - limit) >= 0
  for (let index = 0; index < ring.length; index += 2) {
    const x = ring[index] ?? 0
    const y = ring[index + 1] ?? 0
    const inside = sign * ((axis === 0 ? x : y) - limit) >= 0
    if (inside !== lastInside) {
      const share = axis === 0 ? (limit - lastX) / (x - lastX) : (limit - lastY) / (y - lastY)
      // The exact limit, because a rounded one might be outside.
      if (axis === 0) kept.push(limit, lastY + share * (y - lastY))
      else kept.push(lastX + share * (x - lastX), limit)
    }
    if (inside) kept.push(x, y)
    lastX = x
    lastY = y
    lastInside = inside
  }
  return kept
}

/**
 * Cuts a line to a box, into as many parts as are inside.
 *
 * Source: the algorithm of Liang and Barsky.
 */
export function clipLine(line: Points, box: Box): Points[] {
  const parts: number[][] = []
  let part: number[] | undefined
  for (let index = 2; index < line.length; index += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.slice(index - 2, index + 2)
    const shares = sharesInside(x1, y1, x2, y2, box)
    if (!shares) {
      part = undefined
      continue
    }
    const [from, to] = shares
    if (!part || from > 0) {
      part = [x1 + from * (x2 - x1), y1 + from * (y2 - y1)]
      parts.push(part)
    }
    part.push(x1 + to * (x2 - x1), y1 + to * (y2 - y1))
    if (to < 1) part = undefined
  }
  return parts
}

/** The part of a segment inside the box, as shares of its length; `undefined` if it is outside. */
function sharesInside(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  { minX, minY, maxX, maxY }: Box,
): readonly [number, number] | undefined {
  let [from, to] = [0, 1]
  const limits = [
    [x1 - x2, x1 - minX],
    [x2 - x1, maxX - x1],
    [y1 - y2, y1 - minY],
    [y2 - y1, maxY - y1],
  ] as const
  for (const [outwards, space] of limits) {
    if (outwards === 0 && space < 0) return undefined
    if (outwards < 0) from = Math.max(from, space / outwards)
    if (outwards > 0) to = Math.min(to, space / outwards)
  }
  return from < to ? [from, to] : undefined
}

import { type Box, clipLine, clipRing, type Points } from './clip.ts'
import { isWholeBox, tidyRing } from './tidyRing.ts'
import { runLength, type WorldShapes } from './worldShapes.ts'

/** Width of a tile in its units. */
export const extent = 4096
/** Width of the strip around a tile that belongs to its shapes, so that no cut is visible on the map. */
const buffer = 64

/** The edge at which the shapes of a tile are cut, in its units. */
export const tileBox: Box = { minX: -buffer, minY: -buffer, maxX: extent + buffer, maxY: extent + buffer }

/** Column, row and zoom level of a tile. The column must be within the world. */
export interface TileId {
  readonly x: number
  readonly y: number
  readonly z: number
}

/**
 * The rings within a tile, in its units. Rings around the whole tile are reduced to one, or to none if they cancel each other, as in a
 * tile within a lake.
 */
export function cutRings(shapes: WorldShapes, tile: TileId): Int16Array[] {
  const rings: Points[] = []
  let wholes = 0
  eachShapeIn(shapes, tile, (points, isInside) => {
    const ring = tidyRing((isInside ? points : clipRing(points, tileBox)).map(Math.round), tileBox)
    if (isWholeBox(ring, tileBox)) wholes++
    else if (ring.length > 0) rings.push(ring)
  })
  const { minX, minY, maxX, maxY } = tileBox
  if (wholes % 2 === 1) rings.unshift([minX, minY, maxX, minY, maxX, maxY, minX, maxY])
  return packed(rings)
}

/** The lines within a tile, in its units. */
export function cutLines(shapes: WorldShapes, tile: TileId): Int16Array[] {
  const lines: Points[] = []
  eachShapeIn(shapes, tile, (points) => {
    for (const part of clipLine(points, tileBox)) {
      const line = withoutRepeats(part.map(Math.round))
      if (line.length >= 4) lines.push(line)
    }
  })
  return packed(lines)
}

/**
 * Calls a function with each shape that may be within a tile, in the tile's units, and whether it is completely inside. Points that are
 * far outside are left out.
 */
function eachShapeIn(shapes: WorldShapes, { x, y, z }: TileId, use: (points: Points, isInside: boolean) => void): void {
  const scale = extent * 2 ** z
  const [top, reach] = [y * extent, buffer / scale]
  const [minY, maxY] = [y / 2 ** z - reach, (y + 1) / 2 ** z + reach]
  // The neighbouring worlds are visible at the edges of this one.
  for (const world of [-1, 0, 1]) {
    const left = (x - world * 2 ** z) * extent
    const [minX, maxX] = [left / scale - reach, left / scale + 1 / 2 ** z + reach]
    const isOutside = (boxes: Float64Array, index: number) =>
      (boxes[index * 4] ?? 0) > maxX ||
      (boxes[index * 4 + 1] ?? 0) > maxY ||
      (boxes[index * 4 + 2] ?? 0) < minX ||
      (boxes[index * 4 + 3] ?? 0) < minY
    const isInside = (boxes: Float64Array, index: number) =>
      (boxes[index * 4] ?? 0) >= minX &&
      (boxes[index * 4 + 1] ?? 0) >= minY &&
      (boxes[index * 4 + 2] ?? 0) <= maxX &&
      (boxes[index * 4 + 3] ?? 0) <= maxY
    for (let shape = 0; shape < shapes.starts.length - 1; shape++) {
      if (isOutside(shapes.boxes, shape)) continue
      // A shape around the world overlaps itself at the date line, so it needs no copies.
      if (world !== 0 && isAroundWorld(shapes.boxes, shape)) continue
      const points: number[] = []
      const take = (index: number) => {
        points.push((shapes.points[index * 2] ?? 0) * scale - left, (shapes.points[index * 2 + 1] ?? 0) * scale - top)
      }
      const after = shapes.starts[shape + 1] ?? 0
      const firstRun = shapes.firstRuns[shape] ?? 0
      for (let index = shapes.starts[shape] ?? 0, run = firstRun; index < after; index += runLength, run++) {
        const end = Math.min(after, index + runLength)
        // A run outside one edge of the tile has the same part in the tile as the line from its first to its last point: none.
        if (isOutside(shapes.runBoxes, run)) {
          take(index)
          if (end - index > 1) take(end - 1)
        } else for (let point = index; point < end; point++) take(point)
      }
      use(points, isInside(shapes.boxes, shape))
    }
  }
}

const isAroundWorld = (boxes: Float64Array, shape: number) => (boxes[shape * 4 + 2] ?? 0) - (boxes[shape * 4] ?? 0) > 1

function withoutRepeats(line: Points): Points {
  return line.filter((_, index) => {
    const start = index - (index % 2)
    return start === 0 || line[start] !== line[start - 2] || line[start + 1] !== line[start - 1]
  })
}

/** Shapes as parts of one buffer, which is passed to the page without being copied. */
function packed(shapes: readonly Points[]): Int16Array[] {
  const all = new Int16Array(shapes.reduce((total, shape) => total + shape.length, 0))
  let end = 0
  return shapes.map((shape) => {
    all.set(shape, end)
    end += shape.length
    return all.subarray(end - shape.length, end)
  })
}

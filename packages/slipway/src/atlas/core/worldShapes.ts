import { mercatorX, mercatorY } from './mercator.ts'
import type { GridShapes } from './shapes.ts'

/** Rings or lines on the Web Mercator map, with boxes to find those within a tile. */
export interface WorldShapes {
  /** Coordinates (x, y, x, y, …) on the square from 0 to 1. Shapes that cross the date line continue outside the square. */
  readonly points: Float64Array
  /** Index of the first point of each shape, and the number of all points at the end. */
  readonly starts: Uint32Array
  /** Box of each shape: least x, least y, greatest x, greatest y. */
  readonly boxes: Float64Array
  /** Index of the first run of each shape, and the number of all runs at the end. A run is a part of a shape with a box of its own. */
  readonly firstRuns: Uint32Array
  readonly runBoxes: Float64Array
}

/** Number of points in a run. */
export const runLength = 32

/** Projects shapes from longitudes and latitudes to the map. */
export function projectShapes({ points, starts, degreesPerStep }: GridShapes): WorldShapes {
  const projected = new Float64Array(points.length)
  for (let index = 0; index < points.length; index += 2) {
    projected[index] = mercatorX((points[index] ?? 0) * degreesPerStep)
    projected[index + 1] = mercatorY((points[index + 1] ?? 0) * degreesPerStep)
  }
  return worldShapes(projected, starts)
}

/**
 * Simplifies shapes for a smaller scale: leaves out points that are nearer than `tolerance` to the last kept point, and shapes that are
 * smaller than it.
 */
export function simplifyShapes(shapes: WorldShapes, tolerance: number): WorldShapes {
  const points = new Float64Array(shapes.points.length)
  const starts: number[] = []
  let end = 0
  const keep = (index: number) => {
    points[end++] = shapes.points[index * 2] ?? 0
    points[end++] = shapes.points[index * 2 + 1] ?? 0
  }
  for (let shape = 0; shape < shapes.starts.length - 1; shape++) {
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = shapes.boxes.subarray(shape * 4, shape * 4 + 4)
    if (maxX - minX < tolerance && maxY - minY < tolerance) continue
    const [first = 0, after = 0] = shapes.starts.subarray(shape, shape + 2)
    starts.push(end / 2)
    keep(first)
    for (let index = first + 1; index < after - 1; index++) {
      const x = (shapes.points[index * 2] ?? 0) - (points[end - 2] ?? 0)
      const y = (shapes.points[index * 2 + 1] ?? 0) - (points[end - 1] ?? 0)
      if (x * x + y * y >= tolerance * tolerance) keep(index)
    }
    // The ends of lines meet other lines.
    if (after - first > 1) keep(after - 1)
  }
  return worldShapes(points.slice(0, end), Uint32Array.from([...starts, end / 2]))
}

function worldShapes(points: Float64Array, starts: Uint32Array): WorldShapes {
  const count = starts.length - 1
  const boxes = new Float64Array(count * 4)
  const firstRuns = new Uint32Array(count + 1)
  // A shape has at most one run that is shorter than the others.
  const runBoxes = new Float64Array((Math.floor(points.length / 2 / runLength) + count) * 4)
  let runs = 0
  for (let shape = 0; shape < count; shape++) {
    const first = starts[shape] ?? 0
    const after = starts[shape + 1] ?? 0
    firstRuns[shape] = runs
    writeBox(boxes, shape, points, first, after)
    for (let run = first; run < after; run += runLength) {
      writeBox(runBoxes, runs++, points, run, Math.min(after, run + runLength))
    }
  }
  firstRuns[count] = runs
  return { points, starts, boxes, firstRuns, runBoxes: runBoxes.subarray(0, runs * 4) }
}

/** Writes the box of some points into a list of boxes. */
function writeBox(boxes: Float64Array, index: number, points: Float64Array, first: number, after: number): void {
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  for (let point = first; point < after; point++) {
    const x = points[point * 2] ?? 0
    const y = points[point * 2 + 1] ?? 0
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  boxes[index * 4] = minX
  boxes[index * 4 + 1] = minY
  boxes[index * 4 + 2] = maxX
  boxes[index * 4 + 3] = maxY
}

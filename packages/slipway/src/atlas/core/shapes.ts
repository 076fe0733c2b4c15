import { readNumbers } from './numbers.ts'

/** Rings or lines on a grid of longitudes and latitudes, one after another in common arrays. */
export interface GridShapes {
  /** Coordinates (x, y, x, y, …) in steps of the grid: longitude eastwards, latitude northwards. */
  readonly points: Int32Array
  /** Index of the first point of each shape, and the number of all points at the end. */
  readonly starts: Uint32Array
  /** Whether a shape is a hole of the ring before it: 1 or 0 for each shape. */
  readonly holes: Uint8Array
  readonly degreesPerStep: number
}

/**
 * Decodes the text of a data file with land or borders: the step of the grid in 1/10,000 degrees, then for each shape its number of
 * points with the mark of a hole, and each point relative to the one before it.
 */
export function readShapes(text: string): GridShapes {
  const reader = readNumbers(text)
  const degreesPerStep = reader.next() / 10_000
  // A number takes at least one character.
  const points = new Int32Array(text.length)
  let end = 0
  const starts: number[] = []
  const holes: number[] = []
  let [x, y] = [0, 0]
  while (!reader.isAtEnd()) {
    const head = reader.next()
    starts.push(end / 2)
    holes.push(head % 2)
    for (let count = head >> 1; count > 0; count--) {
      x += reader.nextSigned()
      y += reader.nextSigned()
      points[end++] = x
      points[end++] = y
    }
  }
  starts.push(end / 2)
  return {
    points: points.slice(0, end),
    starts: Uint32Array.from(starts),
    holes: Uint8Array.from(holes),
    degreesPerStep,
  }
}

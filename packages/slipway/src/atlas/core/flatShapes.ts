import type { FlatShapes } from './jobs.ts'
import type { GridShapes } from './shapes.ts'

/** Shapes in degrees, rounded to the precision of the data. Copies the arrays, because they are passed to the page. */
export function flatShapes({ points, starts, holes, degreesPerStep }: GridShapes): FlatShapes {
  const degrees = Float64Array.from(points, (value) => Math.round(value * degreesPerStep * 10_000) / 10_000)
  for (let shape = 0; shape < starts.length - 1; shape++)
    endAtDateLine(degrees, starts[shape] ?? 0, starts[shape + 1] ?? 0)
  return { degrees, starts: starts.slice(), holes: holes.slice() }
}

/** No shapes. */
export const noShapes = (): FlatShapes => ({
  degrees: new Float64Array(),
  starts: new Uint32Array(1),
  holes: new Uint8Array(),
})

/** Cuts off the ends of a shape around the world, which overlap each other for the tiles. */
function endAtDateLine(degrees: Float64Array, first: number, after: number): void {
  let [least, greatest] = [Infinity, -Infinity]
  for (let index = first; index < after; index++) {
    least = Math.min(least, degrees[index * 2] ?? 0)
    greatest = Math.max(greatest, degrees[index * 2] ?? 0)
  }
  if (greatest - least <= 360) return
  for (let index = first; index < after; index++) {
    degrees[index * 2] = Math.min(180, Math.max(-180, degrees[index * 2] ?? 0))
  }
}

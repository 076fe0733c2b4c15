import type { FlatShapes } from './core/jobs.ts'
import type { Position } from './types.ts'

/** Lines as coordinates of a GeoJSON `MultiLineString`. */
export function nestedLines({ degrees, starts }: FlatShapes): Position[][] {
  return Array.from({ length: starts.length - 1 }, (_, shape) => {
    const first = starts[shape] ?? 0
    return Array.from({ length: (starts[shape + 1] ?? 0) - first }, (_, index): Position => {
      const at = (first + index) * 2
      return [degrees[at] ?? 0, degrees[at + 1] ?? 0]
    })
  })
}

/** Rings as coordinates of a GeoJSON `MultiPolygon`. The first point of each ring is repeated at its end. */
export function nestedPolygons(shapes: FlatShapes): Position[][][] {
  const polygons: Position[][][] = []
  nestedLines(shapes).forEach((ring, index) => {
    const closed = [...ring, ...ring.slice(0, 1)]
    if (shapes.holes[index]) polygons.at(-1)?.push(closed)
    else polygons.push([closed])
  })
  return polygons
}

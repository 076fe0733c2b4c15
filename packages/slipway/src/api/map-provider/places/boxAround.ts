import type { Coordinates } from '../../../base/geo/coordinates.ts'

/** A box in degrees. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Length of a degree of latitude in metres. Rounded down, so that the box contains the whole circle. */
const degreeMeters = 110_500

/** The box that contains a circle. It ends at the poles and at the date line, because services reject boxes beyond them. */
export function boxAround({ latitude, longitude }: Coordinates, radiusMeters: number): Box {
  const degrees = radiusMeters / degreeMeters
  const [south, north] = [Math.max(-90, latitude - degrees), Math.min(90, latitude + degrees)]
  const farthest = Math.max(Math.abs(south), Math.abs(north))
  const wide = farthest < 90 ? degrees / Math.cos((farthest * Math.PI) / 180) : 360
  return { west: Math.max(-180, longitude - wide), south, east: Math.min(180, longitude + wide), north }
}

import type { Coordinates } from './coordinates.ts'

const { PI, sin, cos, atan2 } = Math

/**
 * Direction in which the shortest line from one point to another starts, in degrees clockwise from north: from 0 to less than 360.
 * 0 for equal points.
 */
export function bearingBetween(from: Coordinates, to: Coordinates): number {
  const [start, end, east] = [from.latitude, to.latitude, to.longitude - from.longitude].map(
    (degrees) => (degrees * PI) / 180,
  ) as [number, number, number]
  const x = cos(start) * sin(end) - sin(start) * cos(end) * cos(east)
  const degrees = (atan2(sin(east) * cos(end), x) * 180) / PI
  // Twice, because adding 360 to a tiny negative number gives 360.
  return ((degrees % 360) + 360) % 360
}

import type { Coordinates } from './coordinates.ts'

const { PI, sin, cos, sqrt, asin, min } = Math

/** Mean radius of the earth. Source: IUGG. */
const earthRadiusMeters = 6_371_008.8

/**
 * Length of the shortest line between two points on the earth, in metres. The earth is taken as a sphere, so the result differs from
 * the true length by at most 0.6 %.
 */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const radians = PI / 180
  const latitudes = sin(((to.latitude - from.latitude) * radians) / 2) ** 2
  const longitudes = sin(((to.longitude - from.longitude) * radians) / 2) ** 2
  const haversine = latitudes + cos(from.latitude * radians) * cos(to.latitude * radians) * longitudes
  // Rounding may give a number slightly above 1 for opposite points.
  return 2 * earthRadiusMeters * asin(sqrt(min(1, haversine)))
}

import type { Point } from './jobs.ts'

const equatorRadius = 6_378_137
const flattening = 1 / 298.257223563

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Distance between two points on the globe in metres.
 *
 * Source: Lambert's formula for the ellipsoid WGS 84. Its error is below 0.01 %, except for points on opposite sides of the globe.
 */
export function distanceBetween(a: Point, b: Point): number {
  const [first, second] = [a, b].map(({ latitude }) => Math.atan((1 - flattening) * Math.tan(radians(latitude)))) as [
    number,
    number,
  ]
  const half = Math.sin(radians(b.longitude - a.longitude) / 2)
  const chord = Math.sin((second - first) / 2) ** 2 + Math.cos(first) * Math.cos(second) * half ** 2
  const angle = 2 * Math.asin(Math.sqrt(Math.min(1, chord)))
  // The correction has no limit for points on opposite sides of the globe.
  if (angle < 1e-12 || angle > 3.1) return equatorRadius * angle
  const [middle, difference] = [(first + second) / 2, (second - first) / 2]
  const [along, across] = [
    (angle - Math.sin(angle)) * ((Math.sin(middle) * Math.cos(difference)) / Math.cos(angle / 2)) ** 2,
    (angle + Math.sin(angle)) * ((Math.cos(middle) * Math.sin(difference)) / Math.sin(angle / 2)) ** 2,
  ]
  return equatorRadius * (angle - (flattening / 2) * (along + across))
}

/** A degree of latitude is at least this long, in metres. */
export const leastMetresPerDegree = 110_500

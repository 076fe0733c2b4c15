import type { Coordinates } from './coordinates.ts'

/**
 * Whether a point is in the box around China in which GCJ-02 and BD-09 differ from WGS-84. The box also contains parts of
 * neighbouring countries; the published conversions shift these, too.
 *
 * Source: the box of the published conversions of GCJ-02, such as eviltransform.
 */
export function isInChinaBox({ latitude, longitude }: Coordinates): boolean {
  return latitude >= 0.8293 && latitude <= 55.8271 && longitude >= 72.004 && longitude <= 137.8347
}

/** Number of steps of the inverse. Each step leaves at most 3 % of the error, which is 0.01 degrees at first. */
const steps = 8

/**
 * Computes the point that `shift` moves to `shifted`, by fixed-point iteration. The result is accurate to less than 1e-9 degrees
 * (0.1 mm). Returns `shifted` itself if that point is outside the box, where no point is moved.
 */
export function unshift(shifted: Coordinates, shift: (point: Coordinates) => Coordinates): Coordinates {
  let point = shifted
  for (let step = 0; step < steps; step++) {
    const { latitude, longitude } = shift(point)
    point = {
      latitude: point.latitude + shifted.latitude - latitude,
      longitude: point.longitude + shifted.longitude - longitude,
    }
  }
  return isInChinaBox(point) ? point : shifted
}

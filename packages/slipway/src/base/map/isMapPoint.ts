import type { MapPoint } from './mapObjects.ts'

/** Whether a value has a latitude and a longitude on the earth. */
export function isMapPoint(
  value: { readonly latitude?: unknown; readonly longitude?: unknown } | undefined,
): value is MapPoint {
  return isWithin(value?.latitude, 90) && isWithin(value?.longitude, 180)
}

const isWithin = (degrees: unknown, limit: number) =>
  typeof degrees === 'number' && Number.isFinite(degrees) && Math.abs(degrees) <= limit

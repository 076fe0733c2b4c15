import { refusal } from '../call/check.ts'
import type { Coordinates } from './coordinates.ts'

/**
 * Checks coordinates, and returns a copy with only these two fields.
 *
 * @param field Name of the option that contains the coordinates; absent if the options themselves do.
 * @throws {ApiError} `invalid-argument`: `getDistance:fail from.latitude must be a number from -90 to 90`.
 *
 * @example
 * const center = checkCoordinates('moveToLocation', options)
 */
export function checkCoordinates(api: string, value: unknown, field?: string): Coordinates {
  if (typeof value !== 'object' || value === null) {
    throw refusal(api, `${field ?? 'coordinates'} must be an object with latitude and longitude`)
  }
  const { latitude, longitude } = value as Partial<Coordinates>
  const prefix = field ? `${field}.` : ''
  return {
    latitude: checkDegrees(api, `${prefix}latitude`, latitude, 90),
    longitude: checkDegrees(api, `${prefix}longitude`, longitude, 180),
  }
}

function checkDegrees(api: string, field: string, value: unknown, limit: number): number {
  if (typeof value === 'number' && Math.abs(value) <= limit) return value
  throw refusal(api, `${field} must be a number from -${limit} to ${limit}`)
}

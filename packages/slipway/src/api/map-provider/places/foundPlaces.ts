import type { Coordinates } from '../../../base/geo/coordinates.ts'
import { distanceBetween } from '../../../base/geo/distanceBetween.ts'
import type { FoundPlace } from '../../../base/map/mapProvider.ts'
import { numberOf, textOf } from './answer.ts'

/** A place as a service has sent it. No field can be trusted. */
export interface SentPlace {
  readonly id: unknown
  readonly name: unknown
  readonly address: unknown
  readonly latitude: unknown
  readonly longitude: unknown
}

/**
 * Converts places that a service has sent. Leaves out places without valid coordinates or without any text. A place without a name gets
 * the first part of its address, and a place without an id gets one from its coordinates and its name.
 *
 * @param center Point in WGS-84 from which distances are measured.
 * @param toWgs84 Converts the coordinates of the service. Absent for services with WGS-84, so that apps with these do not contain the
 * conversions.
 */
export function foundPlaces(
  sent: readonly SentPlace[],
  center: Coordinates | undefined,
  toWgs84 = (point: Coordinates) => point,
): readonly FoundPlace[] {
  return sent.flatMap((place) => {
    const point = pointOf(place)
    const address = textOf(place.address)
    const name = textOf(place.name) || (address.split(/[,，]/)[0] ?? '').trim() || address
    if (!point || !name) return []
    const { latitude, longitude } = toWgs84(point)
    const id = textOf(place.id) || `${latitude},${longitude},${name}`
    const distance = center && distanceBetween(center, { latitude, longitude })
    return [{ id, name, address, latitude, longitude, ...(distance !== undefined && { distance }) }]
  })
}

function pointOf(sent: SentPlace): Coordinates | undefined {
  const [latitude, longitude] = [numberOf(sent.latitude), numberOf(sent.longitude)]
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** The centre of a query, if it has one. */
export function centerOf(query: {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}): Coordinates | undefined {
  const { latitude, longitude } = query
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

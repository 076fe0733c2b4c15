import type { Coordinates } from '../../../base/geo/coordinates.ts'
import type { FoundPlace } from '../../../base/map/mapProvider.ts'
import { fieldsOf, itemsOf, joinTexts, textOf } from '../places/answer.ts'
import { foundPlaces, type SentPlace } from '../places/foundPlaces.ts'

/**
 * The places in an answer of Photon, which is a GeoJSON `FeatureCollection` of points.
 *
 * @param start Number of places at the beginning that were in the pages before.
 */
export function photonPlaces(
  answer: unknown,
  center: Coordinates | undefined,
  start: number,
): { readonly places: readonly FoundPlace[]; readonly count: number } {
  const features = itemsOf(fieldsOf(answer).features)
  return { places: foundPlaces(features.slice(start).map(sentPlace), center), count: features.length }
}

function sentPlace(feature: unknown): SentPlace {
  const { geometry, properties } = fieldsOf(feature)
  const { coordinates } = fieldsOf(geometry)
  const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as unknown[]) : []
  const fields = fieldsOf(properties)
  const street = joinTexts([fields.street, fields.housenumber], ' ')
  const city = joinTexts([fields.postcode, fields.city ?? fields.district ?? fields.county], ' ')
  return {
    id: joinTexts([textOf(fields.osm_type), fields.osm_id], ''),
    name: textOf(fields.name) || street,
    address: joinTexts([street, city, fields.state, fields.country]),
    latitude,
    longitude,
  }
}

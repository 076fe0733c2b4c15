import type { ApiErrorCode } from '../../../base/call/ApiError.ts'
import { HostError } from '../../../base/call/HostError.ts'
import type { Coordinates } from '../../../base/geo/coordinates.ts'
import type { FoundPlace } from '../../../base/map/mapProvider.ts'
import { fieldsOf, itemsOf } from '../places/answer.ts'
import { foundPlaces, type SentPlace } from '../places/foundPlaces.ts'

/** The codes of Google's statuses. Source: `google.maps.places.PlacesServiceStatus` and `google.maps.GeocoderStatus`. */
const codes = new Map<unknown, ApiErrorCode>([
  ['OVER_QUERY_LIMIT', 'denied'],
  ['REQUEST_DENIED', 'denied'],
  ['UNKNOWN_ERROR', 'unavailable'],
  ['ERROR', 'unavailable'],
])

/** The places in an answer of `PlacesService` or `Geocoder`. Throws a `HostError` for a status that is an error. */
export function googlePlaces(
  results: unknown,
  status: unknown,
  center: Coordinates | undefined,
): readonly FoundPlace[] {
  if (status === 'ZERO_RESULTS' || status === 'NOT_FOUND') return []
  if (status !== 'OK') throw new HostError(codes.get(status) ?? 'failed', `the service answered ${status}`)
  return foundPlaces(itemsOf(results).map(sentPlace), center)
}

function sentPlace(result: unknown): SentPlace {
  const fields = fieldsOf(result)
  const location = fieldsOf(fieldsOf(fields.geometry).location)
  return {
    id: fields.place_id,
    name: fields.name,
    // A search by keyword returns the first, a search around a point the second.
    address: fields.formatted_address ?? fields.vicinity,
    latitude: degreesOf(location, 'lat'),
    longitude: degreesOf(location, 'lng'),
  }
}

/** A coordinate of a `LatLng`, which has methods, or of a `LatLngLiteral`, which has numbers. */
function degreesOf(location: Readonly<Record<string, unknown>>, name: string): unknown {
  const value = location[name]
  return typeof value === 'function' ? (value.call(location) as unknown) : value
}

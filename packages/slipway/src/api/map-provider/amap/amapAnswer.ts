import type { ApiErrorCode } from '../../../base/call/ApiError.ts'
import { HostError } from '../../../base/call/HostError.ts'
import type { Coordinates } from '../../../base/geo/coordinates.ts'
import { gcj02ToWgs84 } from '../../../base/geo/gcj02.ts'
import type { FoundPlace } from '../../../base/map/mapProvider.ts'
import { fieldsOf, itemsOf, numberOf, textOf } from '../places/answer.ts'
import { foundPlaces, type SentPlace } from '../places/foundPlaces.ts'

/** A page of places, and the number of places on all pages. */
export interface AmapPage {
  readonly places: readonly FoundPlace[]
  readonly total: number
}

/** The places in an answer of `AMap.PlaceSearch`. Throws a `HostError` for a status that is an error. */
export function amapPage(status: unknown, result: unknown, center: Coordinates | undefined): AmapPage {
  if (status === 'no_data') return { places: [], total: 0 }
  if (status !== 'complete') throw amapError(result)
  const { poiList } = fieldsOf(result)
  const { pois, count } = fieldsOf(poiList)
  return { places: foundPlaces(itemsOf(pois).map(sentPlace), center, gcj02ToWgs84), total: numberOf(count) ?? 0 }
}

/** The address in an answer of `AMap.Geocoder`, as a place at `point`, which is in GCJ-02. */
export function amapAddress(
  status: unknown,
  result: unknown,
  point: Coordinates,
  center: Coordinates,
): FoundPlace | undefined {
  if (status === 'no_data') return undefined
  if (status !== 'complete') throw amapError(result)
  const { formattedAddress, pois } = fieldsOf(fieldsOf(result).regeocode)
  const nearest = Array.isArray(pois) ? fieldsOf(pois[0]) : {}
  const name = nearest.name ?? formattedAddress
  return foundPlaces([{ id: nearest.id, name, address: formattedAddress, ...point }], center, gcj02ToWgs84)[0]
}

function sentPlace(poi: unknown): SentPlace {
  const { id, name, address, location } = fieldsOf(poi)
  const { lat, lng } = fieldsOf(location)
  return { id, name, address, latitude: lat, longitude: lng }
}

/** The error of an answer. `result` is the name of the error, or an object with it. */
function amapError(result: unknown): HostError {
  const info = textOf(result) || textOf(fieldsOf(result).info) || 'an error'
  return new HostError(codeOf(info), `the service answered ${info}`)
}

/** Source: table of error names of AMap's web services, such as `INVALID_USER_KEY` and `DAILY_QUERY_OVER_LIMIT`. */
function codeOf(info: string): ApiErrorCode {
  if (/KEY|SCODE|SIGNATURE|DOMAIN|USER_IP|ACCESS|PERMISSION|SERVICE_NOT_AVAILABLE|LIMIT|QUOTA|QPS/.test(info)) {
    return 'denied'
  }
  return /RESPONSE_ERROR|ENGINE|TIMEOUT|BUSY|NETWORK|UNKNOWN_ERROR/.test(info) ? 'unavailable' : 'failed'
}

import type { ApiErrorCode } from '../../../base/call/ApiError.ts'
import { HostError } from '../../../base/call/HostError.ts'
import type { Coordinates } from '../../../base/geo/coordinates.ts'
import { gcj02ToWgs84 } from '../../../base/geo/gcj02.ts'
import type { FoundPlace } from '../../../base/map/mapProvider.ts'
import { fieldsOf, itemsOf, numberOf } from '../places/answer.ts'
import { foundPlaces, type SentPlace } from '../places/foundPlaces.ts'

/** The places of a page, and the number of places in all pages. */
export interface TencentPage {
  readonly places: readonly FoundPlace[]
  readonly total: number
}

/** The places in an answer of `ws/place/v1/search` and `ws/place/v1/suggestion`. */
export function tencentPage(answer: unknown, center: Coordinates | undefined): TencentPage {
  const { data, count } = checkedAnswer(answer)
  return { places: foundPlaces(itemsOf(data ?? []).map(sentPlace), center, gcj02ToWgs84), total: numberOf(count) ?? 0 }
}

/** The places around the point in an answer of `ws/geocoder/v1`, and their number, including those that are left out. */
export function tencentNearby(
  answer: unknown,
  center: Coordinates,
): { readonly places: readonly FoundPlace[]; readonly count: number } {
  const { pois } = fieldsOf(checkedAnswer(answer).result)
  const items = itemsOf(pois ?? [])
  return { places: foundPlaces(items.map(sentPlace), center, gcj02ToWgs84), count: items.length }
}

/** The address in an answer of `ws/geocoder/v1`, as a place at the requested point. */
export function tencentAddress(answer: unknown, center: Coordinates): FoundPlace | undefined {
  const { address, location, formatted_addresses: formatted } = fieldsOf(checkedAnswer(answer).result)
  const { lat, lng } = fieldsOf(location)
  const name = fieldsOf(formatted).recommend
  return foundPlaces([{ id: undefined, name, address, latitude: lat, longitude: lng }], center, gcj02ToWgs84)[0]
}

function sentPlace(item: unknown): SentPlace {
  const { id, title, address, location } = fieldsOf(item)
  const { lat, lng } = fieldsOf(location)
  return { id, name: title, address, latitude: lat, longitude: lng }
}

/** Returns the fields of an answer. Throws a `HostError` if its status is an error. The status 347 is that of an empty list. */
function checkedAnswer(answer: unknown): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(answer)
  const status = numberOf(fields.status)
  if (status === 0) return fields
  if (status === 347) return {}
  throw new HostError(codeOf(status), `the service answered with status ${status}`)
}

/** Source: table of statuses of Tencent's web services. 110 to 199 are about the key, its quota and its sources, 311 about its form. */
function codeOf(status: number | undefined): ApiErrorCode {
  if (status === undefined) return 'failed'
  if ((status >= 110 && status < 200) || status === 311) return 'denied'
  return status >= 500 ? 'unavailable' : 'failed'
}

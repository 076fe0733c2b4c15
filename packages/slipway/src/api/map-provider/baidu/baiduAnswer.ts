import type { ApiErrorCode } from '../../../base/call/ApiError.ts'
import { HostError } from '../../../base/call/HostError.ts'
import { bd09ToGcj02 } from '../../../base/geo/bd09.ts'
import type { Coordinates } from '../../../base/geo/coordinates.ts'
import { gcj02ToWgs84 } from '../../../base/geo/gcj02.ts'
import type { FoundPlace } from '../../../base/map/mapProvider.ts'
import { fieldsOf, itemsOf, numberOf } from '../places/answer.ts'
import { foundPlaces, type SentPlace } from '../places/foundPlaces.ts'

/** The codes of Baidu's statuses from 1. Source: constants `BMAP_STATUS_…` of Baidu's JavaScript API. */
const codes: readonly (ApiErrorCode | undefined)[] = [
  // A list of cities, an unknown place or an unknown route: nothing was found.
  ...[undefined, undefined, undefined],
  // Wrong key, wrong request, no permission, server down, time limit.
  ...(['denied', 'failed', 'denied', 'unavailable', 'timeout'] as const),
]

/** Throws a `HostError` if a status is an error. */
export function checkBaiduStatus(status: unknown): void {
  const number = numberOf(status)
  if (number === 0) return
  const code = number === undefined ? 'failed' : codes[number - 1]
  if (code) throw new HostError(code, `the service answered with status ${number}`)
}

/** Converts places in BD-09: `LocalResultPoi` of Baidu's JavaScript API. */
export function baiduPlaces(pois: unknown, center: Coordinates | undefined): readonly FoundPlace[] {
  return foundPlaces(itemsOf(pois).map(sentPlace), center, toWgs84)
}

/** The address in an answer of `Geocoder.getLocation`, which is `null` if nothing is known about the point. */
export function baiduAddress(result: unknown, center: Coordinates): FoundPlace | undefined {
  const { address, point } = fieldsOf(result)
  const { lat, lng } = fieldsOf(point)
  return foundPlaces([{ id: undefined, name: undefined, address, latitude: lat, longitude: lng }], center, toWgs84)[0]
}

function sentPlace(poi: unknown): SentPlace {
  const { uid, title, address, point } = fieldsOf(poi)
  const { lat, lng } = fieldsOf(point)
  return { id: uid, name: title, address, latitude: lat, longitude: lng }
}

const toWgs84 = (point: Coordinates) => gcj02ToWgs84(bd09ToGcj02(point))

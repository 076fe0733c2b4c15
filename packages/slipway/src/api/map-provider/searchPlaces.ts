import { isApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { refusal } from '../../base/call/check.ts'
import { checkNumber, checkText } from '../../base/call/checkValue.ts'
import { renameError } from '../../base/call/renameError.ts'
import { chooseLocationDefaults } from '../../base/defaults/defaults.ts'
import { checkCoordinates } from '../../base/geo/checkCoordinates.ts'
import type { Coordinates } from '../../base/geo/coordinates.ts'
import { distanceBetween } from '../../base/geo/distanceBetween.ts'
import { localeStore } from '../../base/locale/locale.ts'
import type { FoundPlace, PlacePage, PlaceSource } from '../../base/map/mapProvider.ts'
import { currentPlaces } from './currentPlaces.ts'
import { nextPage, readCursor } from './placeCursor.ts'

/** Options that `searchPlaces` and `findNearbyPlaces` have in common. */
export interface PlaceListOptions {
  /** `nextCursor` of the page before, with otherwise the same options. Without it, the result is the first page. */
  readonly cursor?: string | undefined
  /**
   * Preferred number of places, from 1 to 100. Services with a page size of their own return another number.
   * @default defaults.chooseLocation.pageSize (20)
   */
  readonly limit?: number | undefined
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/** Options of `searchPlaces`. */
export interface SearchPlacesOptions extends PlaceListOptions {
  /** Name of a place, or a part of its name or address. */
  readonly keyword: string
  /** Latitude of the centre in WGS-84, from -90 to 90. Most services return places near it first. Needs `longitude`. */
  readonly latitude?: number | undefined
  /** Longitude of the centre in WGS-84, from -180 to 180. Needs `latitude`. */
  readonly longitude?: number | undefined
  /** Maximum distance from the centre in metres. Needs a centre. Without it, all distances are allowed. */
  readonly radius?: number | undefined
}

/** Options of `findNearbyPlaces`. */
export interface FindNearbyPlacesOptions extends Coordinates, PlaceListOptions {
  /**
   * Maximum distance in metres.
   * @default defaults.chooseLocation.radiusMeters (5000)
   */
  readonly radius?: number | undefined
}

/** Options of `reverseGeocode`. */
export interface ReverseGeocodeOptions extends Coordinates {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `searchPlaces` and `findNearbyPlaces`. */
export interface FoundPlaces extends PlacePage {
  /** Text that names the sources of the places. Their licences require that you show it with the places. */
  readonly attribution: string
}

/**
 * Finds places by name, with the map provider of the app. Without a provider, it searches the cities and countries that Slipway
 * contains, and sends nothing to any server.
 *
 * A place is in only one page of a list. Some services, such as Nominatim, do not allow a search while the user is typing.
 *
 * @throws {ApiError} `invalid-argument` if `keyword` is empty, or another option has a wrong type or is out of range; `denied` if the
 * service rejects the key or the quota is exhausted; `unavailable` if the service cannot be reached or reports a problem;
 * `timeout` after 10 seconds, or after 30 seconds for the service's script; `not-found` if the search of `cursor` is too old;
 * `failed` if the answer has an unknown form; `cancelled` or `timeout` if `signal` is aborted.
 * @platform web, capacitor, node
 *
 * @example
 * const { places, nextCursor } = await searchPlaces({ keyword: 'Paris' })
 * // [{ name: 'Paris', address: 'France', latitude: 48.85341, longitude: 2.3488, … }, …]
 *
 * Source: specification, section 7.
 */
export function searchPlaces(options: SearchPlacesOptions): Promise<FoundPlaces> {
  return callApi('searchPlaces', options, (given) => {
    const { keyword, latitude, longitude, radius } = given
    checkText('searchPlaces', 'keyword', keyword)
    const hasCenter = latitude !== undefined || longitude !== undefined
    const center = hasCenter ? checkCoordinates('searchPlaces', { latitude, longitude }) : undefined
    if (radius !== undefined) checkNumber('searchPlaces', 'radius', radius, 1)
    if (radius !== undefined && !center) throw refusal('searchPlaces', 'radius needs latitude and longitude')
    return findPage('searchPlaces', given, center, radius, (source, query) =>
      source.search({ ...query, keyword, ...center, radius }),
    )
  })
}

/**
 * Finds the places around a point, with the map provider of the app. Without a provider, it returns the cities that Slipway contains.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type or is out of range; otherwise the codes of `searchPlaces`.
 * @platform web, capacitor, node
 *
 * @example
 * const { places } = await findNearbyPlaces({ latitude: 48.8584, longitude: 2.2945 })
 */
export function findNearbyPlaces(options: FindNearbyPlacesOptions): Promise<FoundPlaces> {
  return callApi('findNearbyPlaces', options, (given) => {
    const center = checkCoordinates('findNearbyPlaces', given)
    const { radius = chooseLocationDefaults.radiusMeters } = given
    checkNumber('findNearbyPlaces', 'radius', radius, 1)
    return findPage('findNearbyPlaces', given, center, radius, (source, query) =>
      source.nearby({ ...query, ...center, radius }),
    )
  })
}

/**
 * Returns the place or the address at a point, with the map provider of the app. Without a provider, it returns the city. Resolves with
 * `undefined` if nothing is known about the point.
 *
 * @throws {ApiError} `invalid-argument` if the coordinates are not numbers in their range; otherwise the codes of `searchPlaces`.
 * @platform web, capacitor, node
 *
 * @example
 * const place = await reverseGeocode({ latitude: 48.8584, longitude: 2.2945 })
 * // { name: 'Paris', address: 'France', … }
 */
export function reverseGeocode(options: ReverseGeocodeOptions): Promise<FoundPlace | undefined> {
  return callApi('reverseGeocode', options, (given) => {
    const center = checkCoordinates('reverseGeocode', given)
    return withPlaces('reverseGeocode', given.signal, (source, common) => source.reverse({ ...center, ...common }))
  })
}

interface CommonQuery {
  readonly locale: string
  readonly signal: AbortSignal
}

interface PageQuery extends CommonQuery {
  readonly cursor: string | undefined
  readonly limit: number
}

function findPage(
  api: string,
  { cursor, limit = chooseLocationDefaults.pageSize, signal }: PlaceListOptions,
  center: Coordinates | undefined,
  radius: number | undefined,
  find: (source: PlaceSource, query: PageQuery) => Promise<PlacePage>,
): Promise<FoundPlaces> {
  const position = readCursor(api, cursor)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw refusal(api, 'limit must be an integer from 1 to 100')
  const isIncluded = (place: FoundPlace) => !center || !radius || distanceBetween(center, place) <= radius
  return withPlaces(api, signal, async (source, common) => {
    const page = await find(source, { ...common, cursor: position.sourceCursor, limit })
    return { ...nextPage(page, position, isIncluded), attribution: source.attribution }
  })
}

function withPlaces<Answer>(
  api: string,
  signal: AbortSignal | undefined,
  find: (source: PlaceSource, common: CommonQuery) => Promise<Answer>,
): Promise<Answer> {
  return orAborted(api, signal, async () => {
    const source = await currentPlaces()
    const common = { locale: localeStore.get().locale, signal: signal ?? new AbortController().signal }
    return find(source, common).catch((error: unknown) => {
      // The atlas rejects with errors of its own functions.
      throw isApiError(error) ? renameError(api, error) : error
    })
  })
}

import { host as platformHost } from '#host/request'
import { callNow } from '../../../base/call/callNow.ts'
import { checkOptions } from '../../../base/call/check.ts'
import { checkNumber, checkText } from '../../../base/call/checkValue.ts'
import type { MapProvider } from '../../../base/map/mapProvider.ts'
import type { RequestHost } from '../../request/host.ts'
import { osmAttribution, osmDirectionsUrl } from '../osm/osmLinks.ts'
import { boxAround } from '../places/boxAround.ts'
import { fetchJson } from '../places/fetchJson.ts'
import { centerOf } from '../places/foundPlaces.ts'
import { serviceUrl } from '../places/serviceUrl.ts'
import { createQueue, type Queue } from './createQueue.ts'
import { nominatimPlace, nominatimPlaces } from './nominatimAnswer.ts'

/** Options of `nominatim`. */
export interface NominatimOptions {
  /**
   * Address of the server, without `/search`.
   * @default 'https://nominatim.openstreetmap.org'
   */
  readonly url?: string | undefined
  /** Your address for the operators of the server. They ask for it if you send many requests. */
  readonly email?: string | undefined
  /**
   * Time between the starts of two requests in milliseconds, for a server of your own. On the public server it is at least 1000.
   * @default 1000
   */
  readonly interval?: number | undefined
}

const publicUrl = 'https://nominatim.openstreetmap.org'

/** Time between the starts of two requests, in milliseconds. Source: usage policy of nominatim.openstreetmap.org. */
const publicIntervalMs = 1_000

/** Number of places that a server returns at most. Source: Nominatim's manual. */
const mostPlaces = 40

/** Radius in metres of the area whose places are preferred. Chosen here. */
const preferredRadiusMeters = 50_000

/** The queue of each server, because its policy limits the requests of the whole app. */
const queues = new Map<string, Queue>()

/**
 * Places from Nominatim, which searches OpenStreetMap for complete keywords.
 *
 * Follows the policy of the public server: at most one request a second, no search while the user is typing, and the attribution. The
 * service has no list of places around a point, so `nearby` returns only the address of the point.
 *
 * @throws {ApiError} `invalid-argument` if `url` or `email` is not a non-empty string, or `interval` is not a number.
 * @platform web, capacitor, node
 *
 * @example
 * defineApp({ mapProvider: combineProviders({ tiles: osmTiles(), places: nominatim() }) })
 */
export function nominatim(options: NominatimOptions = {}, host: RequestHost = platformHost): MapProvider {
  return callNow('nominatim', () => {
    const { url = publicUrl, email, interval = publicIntervalMs } = checkOptions('nominatim', options)
    checkText('nominatim', 'url', url)
    if (email !== undefined) checkText('nominatim', 'email', email)
    checkNumber('nominatim', 'interval', interval, 0)
    const isPublic = url.startsWith(publicUrl)
    const queue = queues.get(url) ?? createQueue(isPublic ? Math.max(interval, publicIntervalMs) : interval)
    queues.set(url, queue)

    const fetchPlaces = (path: string, fields: object, locale: string, signal: AbortSignal) => {
      const all = { ...fields, format: 'jsonv2', 'accept-language': locale, email }
      return queue(signal, () => fetchJson(serviceUrl(url, path, all), signal, host))
    }

    const reverse = async (point: { latitude: number; longitude: number }, locale: string, signal: AbortSignal) => {
      const fields = { lat: point.latitude, lon: point.longitude }
      return nominatimPlace(await fetchPlaces('/reverse', fields, locale, signal), point)
    }

    return {
      name: 'Nominatim',
      coordinateSystem: 'wgs84',
      attribution: osmAttribution,
      directionsUrl: osmDirectionsUrl,
      directionsName: 'OpenStreetMap',
      places: {
        attribution: osmAttribution,
        searchesWhileTyping: false,
        async search(query) {
          const { keyword, radius, cursor, locale, signal } = query
          const center = centerOf(query)
          const box = center && boxAround(center, radius ?? preferredRadiusMeters)
          const limit = Math.min(query.limit, mostPlaces)
          const fields = {
            q: keyword,
            limit,
            viewbox: box && `${box.west},${box.north},${box.east},${box.south}`,
            bounded: box && radius !== undefined ? 1 : undefined,
            exclude_place_ids: cursor,
          }
          const { places, placeIds } = nominatimPlaces(await fetchPlaces('/search', fields, locale, signal), center)
          const excluded = [...(cursor ? [cursor] : []), ...placeIds].join(',')
          return { places, nextCursor: placeIds.length >= limit ? excluded : undefined }
        },
        async nearby({ latitude, longitude, locale, signal }) {
          const place = await reverse({ latitude, longitude }, locale, signal)
          return { places: place ? [place] : [], nextCursor: undefined }
        },
        reverse: ({ latitude, longitude, locale, signal }) => reverse({ latitude, longitude }, locale, signal),
      },
    }
  })
}

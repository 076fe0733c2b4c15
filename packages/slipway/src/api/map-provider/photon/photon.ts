import { host as platformHost } from '#host/request'
import { callNow } from '../../../base/call/callNow.ts'
import { checkOptions } from '../../../base/call/check.ts'
import { checkText } from '../../../base/call/checkValue.ts'
import type { Coordinates } from '../../../base/geo/coordinates.ts'
import type { MapProvider, PlacePage } from '../../../base/map/mapProvider.ts'
import type { RequestHost } from '../../request/host.ts'
import { osmAttribution, osmDirectionsUrl } from '../osm/osmLinks.ts'
import { boxAround } from '../places/boxAround.ts'
import { fetchJson } from '../places/fetchJson.ts'
import { centerOf } from '../places/foundPlaces.ts'
import { serviceUrl } from '../places/serviceUrl.ts'
import { photonPlaces } from './photonAnswer.ts'

/** Options of `photon`. */
export interface PhotonOptions {
  /** Address of the server, without `/api`. The public server is `https://photon.komoot.io`; its operators ask for fair use. */
  readonly url: string
  /**
   * Languages of the server. For other languages, names are in the language of the place.
   * @default ['de', 'en', 'fr']
   */
  readonly languages?: readonly string[] | undefined
}

/** Number of places that a server returns at most, with its default settings. */
const mostPlaces = 50

/**
 * Places from Photon, which searches OpenStreetMap while the user is typing. You can run your own server.
 *
 * @throws {ApiError} `invalid-argument` if `url` is not a non-empty string.
 * @platform web, capacitor, node
 *
 * @example
 * defineApp({ mapProvider: combineProviders({ tiles: osmTiles(), places: photon({ url: 'https://photon.example.com' }) }) })
 */
export function photon(options: PhotonOptions, host: RequestHost = platformHost): MapProvider {
  return callNow('photon', () => {
    const { url, languages = ['de', 'en', 'fr'] } = checkOptions('photon', options)
    checkText('photon', 'url', url)

    const fetchPlaces = (path: string, fields: object, locale: string, signal: AbortSignal) => {
      const language = locale.split('-')[0] ?? ''
      const lang = languages.find((one) => one === locale || one === language) ?? 'default'
      return fetchJson(serviceUrl(url, path, { ...fields, lang }), signal, host)
    }

    // Photon has no pages. A further page requests all places up to its end.
    const page = async (
      { cursor = '0', limit }: { readonly cursor?: string | undefined; readonly limit: number },
      center: Coordinates | undefined,
      request: (limit: number) => Promise<unknown>,
    ): Promise<PlacePage> => {
      const start = Number(cursor)
      const end = Math.min(start + limit, mostPlaces)
      const { places, count } = photonPlaces(await request(end), center, start)
      return { places, nextCursor: count >= end && end < mostPlaces ? String(end) : undefined }
    }

    return {
      name: 'Photon',
      coordinateSystem: 'wgs84',
      attribution: osmAttribution,
      directionsUrl: osmDirectionsUrl,
      directionsName: 'OpenStreetMap',
      places: {
        attribution: osmAttribution,
        searchesWhileTyping: true,
        search(query) {
          const { keyword, radius, locale, signal } = query
          const center = centerOf(query)
          const box = center && radius !== undefined ? boxAround(center, radius) : undefined
          const bbox = box && `${box.west},${box.south},${box.east},${box.north}`
          const fields = { q: keyword, lat: center?.latitude, lon: center?.longitude, bbox }
          return page(query, center, (limit) => fetchPlaces('/api', { ...fields, limit }, locale, signal))
        },
        nearby(query) {
          const { latitude, longitude, radius, locale, signal } = query
          // In kilometres.
          const fields = { lat: latitude, lon: longitude, radius: radius / 1_000 }
          return page(query, query, (limit) => fetchPlaces('/reverse', { ...fields, limit }, locale, signal))
        },
        async reverse({ latitude, longitude, locale, signal }) {
          const answer = await fetchPlaces('/reverse', { lat: latitude, lon: longitude, limit: 1 }, locale, signal)
          return photonPlaces(answer, { latitude, longitude }, 0).places[0]
        },
      },
    }
  })
}

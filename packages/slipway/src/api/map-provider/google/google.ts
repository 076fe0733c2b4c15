import { host as platformHost } from '#host/map-provider'
import { callNow } from '../../../base/call/callNow.ts'
import { checkOptions } from '../../../base/call/check.ts'
import { checkText } from '../../../base/call/checkValue.ts'
import { chooseLocationDefaults } from '../../../base/defaults/defaults.ts'
import type { Coordinates } from '../../../base/geo/coordinates.ts'
import type { Destination, MapProvider, PlacePage } from '../../../base/map/mapProvider.ts'
import { withQuery } from '../../request/query.ts'
import type { ScriptHost } from '../host.ts'
import { centerOf } from '../places/foundPlaces.ts'
import { withCallback } from '../places/withinTimeLimit.ts'
import { createContinuations } from '../script/createContinuations.ts'
import { loadScript } from '../script/loadScript.ts'
import { googlePlaces } from './googleAnswer.ts'

/** Options of `google`. */
export interface GoogleOptions {
  /** Key of the Maps JavaScript API, with the Places API and the Geocoding API. Restrict it to the addresses of your app. */
  readonly key: string
  /**
   * Address of the script, for a server of your own in front of it.
   * @default 'https://maps.googleapis.com/maps/api/js'
   */
  readonly scriptUrl?: string | undefined
}

/** The part of Google's script that we use. Source: Maps JavaScript API, libraries `places` and `geocoding`. */
interface GoogleMaps {
  readonly places: { readonly PlacesService: new (container: unknown) => PlacesService }
  readonly Geocoder: new () => {
    geocode(request: object, callback: (results: unknown, status: unknown) => void): unknown
  }
}

type PlacesCallback = (results: unknown, status: unknown, pagination?: Pagination | null) => void

interface PlacesService {
  textSearch(request: object, callback: PlacesCallback): void
  nearbySearch(request: object, callback: PlacesCallback): void
}

interface Pagination {
  readonly hasNextPage: boolean
  /** Calls the callback of the search again. */
  nextPage(): void
}

interface Answer {
  readonly results: unknown
  readonly status: unknown
  readonly pagination?: Pagination | null | undefined
}

const attribution = 'Google Maps'

/**
 * Places from Google. Loads Google's script with the first search.
 *
 * Google's terms forbid to show its places on a map of another service: show them in a list, or on a map of Google.
 *
 * @throws {ApiError} `invalid-argument` if `key` or `scriptUrl` is not a non-empty string.
 * @platform web, capacitor
 *
 * @example
 * defineApp({ mapProvider: google({ key: mapKey }) })
 */
export function google(options: GoogleOptions, host: ScriptHost = platformHost): MapProvider {
  return callNow('google', () => {
    const { key, scriptUrl = 'https://maps.googleapis.com/maps/api/js' } = checkOptions('google', options)
    checkText('google', 'key', key)
    checkText('google', 'scriptUrl', scriptUrl)
    const src = withQuery(scriptUrl, { key, libraries: 'places', loading: 'async', v: 'weekly' })
    const continuations = createContinuations()

    const load = async (signal: AbortSignal) =>
      (await loadScript(src, { globalName: 'google.maps', callback: 'callback', signal }, host)) as GoogleMaps

    const searchPages = async (
      signal: AbortSignal,
      center: Coordinates | undefined,
      start: (service: PlacesService, callback: PlacesCallback) => void,
    ): Promise<PlacePage> => {
      const { places } = await load(signal)
      const service = new places.PlacesService(host.createElement())
      // Every page of a search calls the same callback.
      let receive = (_: Answer) => {}
      const page = async (signal: AbortSignal, request: () => void): Promise<PlacePage> => {
        const { results, status, pagination } = await withCallback<Answer>(signal, (answer) => {
          receive = answer
          request()
        })
        const found = googlePlaces(results, status, center)
        if (!pagination?.hasNextPage) return { places: found, nextCursor: undefined }
        const next = (signal: AbortSignal) => page(signal, () => pagination.nextPage())
        return { places: found, nextCursor: continuations.add(next) }
      }
      return page(signal, () => {
        start(service, (results, status, pagination) => receive({ results, status, pagination }))
      })
    }

    return {
      name: 'Google Maps',
      coordinateSystem: 'wgs84',
      attribution,
      directionsUrl: googleDirectionsUrl,
      places: {
        attribution,
        searchesWhileTyping: true,
        async search(query) {
          const { keyword, radius = chooseLocationDefaults.radiusMeters, cursor, locale, signal } = query
          if (cursor !== undefined) return continuations.run(cursor, signal)
          const center = centerOf(query)
          const area = center && { location: latLngOf(center), radius }
          return searchPages(signal, center, (service, callback) =>
            service.textSearch({ query: keyword, language: languageOf(locale), ...area }, callback),
          )
        },
        async nearby(query) {
          const { radius, cursor, locale, signal } = query
          if (cursor !== undefined) return continuations.run(cursor, signal)
          return searchPages(signal, query, (service, callback) =>
            service.nearbySearch({ location: latLngOf(query), radius, language: languageOf(locale) }, callback),
          )
        },
        async reverse(query) {
          const { Geocoder } = await load(query.signal)
          const { results, status } = await withCallback<Answer>(query.signal, (answer) => {
            const request = { location: latLngOf(query), language: languageOf(query.locale) }
            const end = new Geocoder().geocode(request, (results, status) => answer({ results, status }))
            // The promise also rejects for errors that the callback has received.
            if (end instanceof Promise) end.catch(() => {})
          })
          return googlePlaces(results, status, query)[0]
        },
      },
    }
  })
}

const latLngOf = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lng: longitude })

/** Google's names of the Chinese languages contain the country. */
const languageOf = (locale: string) => locale.replace('zh-Hans', 'zh-CN').replace('zh-Hant', 'zh-TW')

/** Link to the navigation of Google Maps. Source: Maps URLs. */
function googleDirectionsUrl({ latitude, longitude }: Destination): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`
}

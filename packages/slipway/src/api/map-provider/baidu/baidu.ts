import { host as platformHost } from '#host/map-provider'
import { callNow } from '../../../base/call/callNow.ts'
import { checkOptions } from '../../../base/call/check.ts'
import { checkText } from '../../../base/call/checkValue.ts'
import { gcj02ToBd09 } from '../../../base/geo/bd09.ts'
import type { Coordinates } from '../../../base/geo/coordinates.ts'
import { wgs84ToGcj02 } from '../../../base/geo/gcj02.ts'
import type { Destination, MapProvider, PlacePage } from '../../../base/map/mapProvider.ts'
import { withQuery } from '../../request/query.ts'
import type { ScriptHost } from '../host.ts'
import { fieldsOf } from '../places/answer.ts'
import { centerOf } from '../places/foundPlaces.ts'
import { withCallback } from '../places/withinTimeLimit.ts'
import { createContinuations } from '../script/createContinuations.ts'
import { loadScript } from '../script/loadScript.ts'
import { baiduAddress, baiduPlaces, checkBaiduStatus } from './baiduAnswer.ts'

/** Options of `baidu`. */
export interface BaiduOptions {
  /** Key of the JavaScript API. Restrict it to the addresses of your app. */
  readonly key: string
  /**
   * Address of the script.
   * @default 'https://api.map.baidu.com/api'
   */
  readonly scriptUrl?: string | undefined
}

/** The part of Baidu's script that we use. Source: Baidu JavaScript API GL 1.0. */
interface BaiduMaps {
  readonly Point: new (longitude: number, latitude: number) => object
  readonly LocalSearch: new (place: unknown, options: object) => LocalSearch
  readonly Geocoder: new () => {
    getLocation(point: object, callback: (result: unknown) => void, options: object): void
  }
}

interface LocalSearch {
  search(keyword: string): void
  searchNearby(keyword: string, center: object, radius: number): void
  gotoPage(index: number): void
  getStatus(): unknown
}

interface LocalResult {
  getCurrentNumPois(): number
  getPoi(index: number): unknown
  getNumPages(): number
  getPageIndex(): number
}

/** Number of places in a page, and around a point, at most. Source: Baidu's manual. */
const mostPlaces = 100
/** Radius of a search by keyword in metres. Chosen like that of AMap. */
const keywordRadiusMeters = 50_000

const attribution = '© Baidu'

/**
 * Places from Baidu Maps, for mainland China. Loads Baidu's script with the first search.
 *
 * @throws {ApiError} `invalid-argument` if `key` or `scriptUrl` is not a non-empty string.
 * @platform web, capacitor
 *
 * @example
 * defineApp({ mapProvider: baidu({ key: mapKey }) })
 */
export function baidu(options: BaiduOptions, host: ScriptHost = platformHost): MapProvider {
  return callNow('baidu', () => {
    const { key, scriptUrl = 'https://api.map.baidu.com/api' } = checkOptions('baidu', options)
    checkText('baidu', 'key', key)
    checkText('baidu', 'scriptUrl', scriptUrl)
    const src = withQuery(scriptUrl, { type: 'webgl', v: '1.0', ak: key })
    const continuations = createContinuations()

    const load = async (signal: AbortSignal) =>
      (await loadScript(src, { globalName: 'BMapGL', callback: 'callback', signal }, host)) as BaiduMaps

    const locate = async (query: Coordinates & { readonly signal: AbortSignal }, options: object): Promise<unknown> => {
      const maps = await load(query.signal)
      return withCallback(query.signal, (answer) => {
        new maps.Geocoder().getLocation(pointOf(maps, query), answer, options)
      })
    }

    return {
      name: 'Baidu Maps',
      coordinateSystem: 'bd09',
      attribution,
      directionsUrl: baiduMarkerUrl,
      places: {
        attribution,
        searchesWhileTyping: true,
        async search(query) {
          const { keyword, radius = keywordRadiusMeters, cursor, signal } = query
          if (cursor !== undefined) return continuations.run(cursor, signal)
          const maps = await load(signal)
          const center = centerOf(query)
          const point = center && pointOf(maps, center)
          // Every page of a search calls the same callback.
          let receive = (_: unknown) => {}
          const search = new maps.LocalSearch(point ?? '全国', {
            pageCapacity: Math.min(query.limit, mostPlaces),
            onSearchComplete: (result: unknown) => receive(result),
          })
          const page = async (signal: AbortSignal, request: () => void): Promise<PlacePage> => {
            const result = await withCallback<unknown>(signal, (answer) => {
              receive = answer
              request()
            })
            checkBaiduStatus(search.getStatus())
            const { pois, nextIndex } = readResult(result)
            const places = baiduPlaces(pois, center)
            if (nextIndex === undefined) return { places, nextCursor: undefined }
            const next = (signal: AbortSignal) => page(signal, () => search.gotoPage(nextIndex))
            return { places, nextCursor: continuations.add(next) }
          }
          return page(signal, () => (point ? search.searchNearby(keyword, point, radius) : search.search(keyword)))
        },
        async nearby(query) {
          const options = { poiRadius: query.radius, numPois: Math.min(query.limit, mostPlaces) }
          const { surroundingPois } = fieldsOf(await locate(query, options))
          return { places: baiduPlaces(surroundingPois ?? [], query), nextCursor: undefined }
        },
        reverse: async (query) => baiduAddress(await locate(query, {}), query),
      },
    }
  })
}

/** Reads a `LocalResult`, which is absent if nothing was found. */
function readResult(result: unknown): { readonly pois: readonly unknown[]; readonly nextIndex: number | undefined } {
  if (typeof fieldsOf(result).getPoi !== 'function') return { pois: [], nextIndex: undefined }
  const list = result as LocalResult
  const pois = Array.from({ length: list.getCurrentNumPois() }, (_, index) => list.getPoi(index))
  const next = list.getPageIndex() + 1
  return { pois, nextIndex: next < list.getNumPages() ? next : undefined }
}

const toBd09 = (point: Coordinates) => gcj02ToBd09(wgs84ToGcj02(point))

function pointOf({ Point }: BaiduMaps, center: Coordinates): object {
  const { latitude, longitude } = toBd09(center)
  return new Point(longitude, latitude)
}

/** Link to the place on Baidu Maps, with a button for the navigation: its link for routes needs a start. Source: Baidu's URI API. */
function baiduMarkerUrl(to: Destination): string {
  const { latitude, longitude } = toBd09(to)
  const title = to.name ?? to.address ?? `${latitude},${longitude}`
  const fields = {
    location: `${latitude},${longitude}`,
    title,
    content: to.address ?? title,
    output: 'html',
    src: 'slipway',
  }
  return withQuery('https://api.map.baidu.com/marker', fields)
}

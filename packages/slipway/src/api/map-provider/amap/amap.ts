import { host as platformHost } from '#host/map-provider'
import { callNow } from '../../../base/call/callNow.ts'
import { checkOptions, refusal } from '../../../base/call/check.ts'
import { checkText } from '../../../base/call/checkValue.ts'
import type { Coordinates } from '../../../base/geo/coordinates.ts'
import { wgs84ToGcj02 } from '../../../base/geo/gcj02.ts'
import type { Destination, MapProvider, PlacePage } from '../../../base/map/mapProvider.ts'
import { withQuery } from '../../request/query.ts'
import type { ScriptHost } from '../host.ts'
import { centerOf } from '../places/foundPlaces.ts'
import { withCallback } from '../places/withinTimeLimit.ts'
import { loadScript } from '../script/loadScript.ts'
import { amapAddress, amapPage } from './amapAnswer.ts'

/** Options of `amap`: the key, and either the security code or the address of a proxy that adds it. */
export interface AmapOptions {
  /** Key of the JavaScript API. */
  readonly key: string
  /** Security code of the key. Everybody can read it in the app, so AMap recommends `serviceHost` for production. */
  readonly securityCode?: string | undefined
  /** Address of your proxy, which adds the security code: `https://example.com/_AMapService`. */
  readonly serviceHost?: string | undefined
  /**
   * Address of the script.
   * @default 'https://webapi.amap.com/maps'
   */
  readonly scriptUrl?: string | undefined
}

/** The part of AMap's script that we use. Source: AMap JavaScript API 2.0. */
interface Amap {
  readonly PlaceSearch: new (options: object) => PlaceSearch
  readonly Geocoder: new (options: object) => { getAddress(point: LngLat, callback: AmapCallback): void }
}

type AmapCallback = (status: unknown, result: unknown) => void
type LngLat = readonly [longitude: number, latitude: number]

interface Answer {
  readonly status: unknown
  readonly result: unknown
}

interface PlaceSearch {
  search(keyword: string, callback: AmapCallback): void
  searchNearBy(keyword: string, center: LngLat, radius: number, callback: AmapCallback): void
}

/** Number of places in a page, and the radius of a search by keyword. Source: the observed runtime. */
const pageSize = 10
const keywordRadiusMeters = 50_000

const attribution = '© AutoNavi'

/**
 * Places from AMap (Gaode), for mainland China. Loads AMap's script with the first search.
 *
 * @throws {ApiError} `invalid-argument` if `key`, or both `securityCode` and `serviceHost`, are missing or not strings.
 * @platform web, capacitor
 *
 * @example
 * defineApp({ mapProvider: amap({ key: mapKey, serviceHost: 'https://example.com/_AMapService' }) })
 */
export function amap(options: AmapOptions, host: ScriptHost = platformHost): MapProvider {
  return callNow('amap', () => {
    const { key, securityCode, serviceHost, scriptUrl = 'https://webapi.amap.com/maps' } = checkOptions('amap', options)
    checkText('amap', 'key', key)
    checkText('amap', 'scriptUrl', scriptUrl)
    if (securityCode === undefined && serviceHost === undefined) {
      throw refusal('amap', 'securityCode or serviceHost is required')
    }
    if (securityCode !== undefined) checkText('amap', 'securityCode', securityCode)
    if (serviceHost !== undefined) checkText('amap', 'serviceHost', serviceHost)
    const src = withQuery(scriptUrl, { v: '2.0', key, plugin: 'AMap.PlaceSearch,AMap.Geocoder' })

    const load = async (signal: AbortSignal) => {
      // AMap's script reads this global. A proxy takes precedence, because it keeps the code out of the app.
      const security = serviceHost === undefined ? { securityJsCode: securityCode } : { serviceHost }
      host.writeGlobal('_AMapSecurityConfig', security)
      return (await loadScript(src, { globalName: 'AMap', callback: 'callback', signal }, host)) as Amap
    }

    const searchPage = async (
      query: { readonly cursor?: string | undefined; readonly limit: number; readonly signal: AbortSignal },
      center: Coordinates | undefined,
      start: (search: PlaceSearch, callback: AmapCallback) => void,
    ): Promise<PlacePage> => {
      const pageIndex = Number(query.cursor ?? 1)
      const size = Math.min(query.limit, pageSize)
      const { PlaceSearch } = await load(query.signal)
      const { status, result } = await withCallback<Answer>(query.signal, (answer) => {
        const search = new PlaceSearch({ pageSize: size, pageIndex, extensions: 'base' })
        start(search, (status, result) => answer({ status, result }))
      })
      const { places, total } = amapPage(status, result, center)
      return { places, nextCursor: pageIndex * size < total ? String(pageIndex + 1) : undefined }
    }

    return {
      name: 'AMap',
      coordinateSystem: 'gcj02',
      attribution,
      directionsUrl: amapDirectionsUrl,
      places: {
        attribution,
        searchesWhileTyping: true,
        search(query) {
          const { keyword, radius = keywordRadiusMeters } = query
          const center = centerOf(query)
          return searchPage(query, center, (search, callback) => {
            if (center) search.searchNearBy(keyword, lngLatOf(center), Math.min(radius, keywordRadiusMeters), callback)
            else search.search(keyword, callback)
          })
        },
        nearby(query) {
          const radius = Math.min(query.radius, keywordRadiusMeters)
          return searchPage(query, query, (search, callback) =>
            search.searchNearBy('', lngLatOf(query), radius, callback),
          )
        },
        async reverse(query) {
          const { Geocoder } = await load(query.signal)
          const point = wgs84ToGcj02(query)
          const { status, result } = await withCallback<Answer>(query.signal, (answer) => {
            const geocoder = new Geocoder({ extensions: 'all' })
            geocoder.getAddress(lngLatOf(query), (status, result) => answer({ status, result }))
          })
          return amapAddress(status, result, point, query)
        },
      },
    }
  })
}

function lngLatOf(point: Coordinates): LngLat {
  const { latitude, longitude } = wgs84ToGcj02(point)
  return [longitude, latitude]
}

/** Link to the navigation of AMap. Source: AMap URI API. */
function amapDirectionsUrl(to: Destination): string {
  // Commas separate the parts of the field.
  const name = (to.name ?? '').replaceAll(',', ' ')
  const fields = { to: `${lngLatOf(to).join()},${name}`, mode: 'car', coordinate: 'gaode', callnative: 1 }
  return withQuery('https://uri.amap.com/navigation', fields)
}

import { host as platformHost } from '#host/request'
import { callNow } from '../../../base/call/callNow.ts'
import { checkOptions } from '../../../base/call/check.ts'
import { checkText } from '../../../base/call/checkValue.ts'
import type { Coordinates } from '../../../base/geo/coordinates.ts'
import { wgs84ToGcj02 } from '../../../base/geo/gcj02.ts'
import type { Destination, MapProvider } from '../../../base/map/mapProvider.ts'
import type { RequestHost } from '../../request/host.ts'
import { withQuery } from '../../request/query.ts'
import { fetchJson } from '../places/fetchJson.ts'
import { centerOf } from '../places/foundPlaces.ts'
import { serviceUrl } from '../places/serviceUrl.ts'
import { tencentAddress, tencentNearby, tencentPage } from './tencentAnswer.ts'

/** Options of `tencent`. */
export interface TencentOptions {
  /**
   * Address of your proxy for `https://apis.map.qq.com`, because Tencent's server does not allow requests from other origins. Slipway
   * adds paths such as `/ws/place/v1/search`.
   */
  readonly proxyUrl: string
  /** Key of the web service. Leave it out if your proxy adds the key, which keeps the key out of the app. */
  readonly key?: string | undefined
}

/** Number of places in a page at most. Source: Tencent's manual. */
const mostPlaces = 20
/** Radius in metres of a search by keyword at most; and of the list of places around a point. Source: Tencent's manual. */
const mostSearchRadius = 1_000
const mostNearbyRadius = 5_000
/** Number of pages of the list of places around a point. Source: Tencent's manual. */
const mostPages = 20

const attribution = '© Tencent Maps'

/**
 * Places from Tencent Maps, for mainland China, through a proxy of your own.
 *
 * @throws {ApiError} `invalid-argument` if `proxyUrl` or `key` is not a non-empty string.
 * @platform web, capacitor, node
 *
 * @example
 * defineApp({ mapProvider: tencent({ proxyUrl: '/tencent-maps' }) })
 */
export function tencent(options: TencentOptions, host: RequestHost = platformHost): MapProvider {
  return callNow('tencent', () => {
    const { proxyUrl, key } = checkOptions('tencent', options)
    checkText('tencent', 'proxyUrl', proxyUrl)
    if (key !== undefined) checkText('tencent', 'key', key)

    const fetchAnswer = (path: string, fields: object, signal: AbortSignal) =>
      fetchJson(serviceUrl(proxyUrl, path, { ...fields, key, output: 'json' }), signal, host)

    return {
      name: 'Tencent Maps',
      coordinateSystem: 'gcj02',
      attribution,
      directionsUrl: (to) => tencentDirectionsUrl(to, key),
      places: {
        attribution,
        searchesWhileTyping: true,
        async search(query) {
          const center = centerOf(query)
          const [index, size] = [Number(query.cursor ?? 1), Math.min(query.limit, mostPlaces)]
          const fields = { keyword: query.keyword, page_size: size, page_index: index }
          const answer = center
            ? await fetchAnswer(
                '/ws/place/v1/search',
                { ...fields, boundary: boundaryOf(center, query.radius) },
                query.signal,
              )
            : await fetchAnswer('/ws/place/v1/suggestion', fields, query.signal)
          const { places, total } = tencentPage(answer, center)
          return { places, nextCursor: index * size < total ? String(index + 1) : undefined }
        },
        async nearby(query) {
          const [index, size] = [Number(query.cursor ?? 1), Math.min(query.limit, mostPlaces)]
          const radius = Math.round(Math.min(query.radius, mostNearbyRadius))
          const poiOptions = `radius=${radius};page_size=${size};page_index=${index}`
          const fields = { location: latLngOf(query), get_poi: 1, poi_options: poiOptions }
          const { places, count } = tencentNearby(await fetchAnswer('/ws/geocoder/v1', fields, query.signal), query)
          return { places, nextCursor: count >= size && index < mostPages ? String(index + 1) : undefined }
        },
        async reverse(query) {
          return tencentAddress(
            await fetchAnswer('/ws/geocoder/v1', { location: latLngOf(query) }, query.signal),
            query,
          )
        },
      },
    }
  })
}

function latLngOf(point: Coordinates): string {
  const { latitude, longitude } = wgs84ToGcj02(point)
  return `${latitude},${longitude}`
}

/** The area of a search. `1` at the end extends it if it contains no place. */
function boundaryOf(center: Coordinates, radius = mostSearchRadius): string {
  const meters = Math.round(Math.min(Math.max(radius, 10), mostSearchRadius))
  return `nearby(${latLngOf(center)},${meters},1)`
}

/** Link to the navigation of Tencent Maps. Source: Tencent's URI API. */
function tencentDirectionsUrl(to: Destination, key: string | undefined): string {
  const fields = { type: 'drive', tocoord: latLngOf(to), ...(to.name && { to: to.name }), referer: key ?? 'slipway' }
  return withQuery('https://apis.map.qq.com/uri/v1/routeplan', fields)
}

import { callNow } from '../../../base/call/callNow.ts'
import { checkOptions, refusal } from '../../../base/call/check.ts'
import { checkText } from '../../../base/call/checkValue.ts'
import type { MapProvider } from '../../../base/map/mapProvider.ts'
import { osmAttribution, osmDirectionsUrl } from './osmLinks.ts'

/** Options of `osmTiles`. */
export interface OsmTilesOptions {
  /**
   * Address of the tiles with `{z}`, `{x}` and `{y}`.
   * @default 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
   */
  readonly url?: string | undefined
  /** Address of the tiles in the dark theme. Without it, both themes have the same tiles. */
  readonly dark?: string | undefined
  /**
   * Highest zoom level with tiles.
   * @default 19
   */
  readonly maxZoom?: number | undefined
}

/**
 * Map tiles of OpenStreetMap, or of a server with the same addresses.
 *
 * The policy of the public tiles allows normal use with the attribution and the `Referer` header, and forbids downloads of large areas.
 *
 * @throws {ApiError} `invalid-argument` if an address has no `{z}`, `{x}` and `{y}`.
 * @platform web, capacitor, node
 *
 * @example
 * defineApp({ mapProvider: osmTiles() })
 */
export function osmTiles(options: OsmTilesOptions = {}): MapProvider {
  return callNow('osmTiles', () => {
    const {
      url = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      dark,
      maxZoom = 19,
    } = checkOptions('osmTiles', options)
    checkTileUrl('url', url)
    if (dark !== undefined) checkTileUrl('dark', dark)
    return {
      name: 'OpenStreetMap',
      coordinateSystem: 'wgs84',
      attribution: osmAttribution,
      tiles: { url, dark, maxZoom, attribution: osmAttribution },
      directionsUrl: osmDirectionsUrl,
    }
  })
}

function checkTileUrl(field: string, url: unknown): void {
  checkText('osmTiles', field, url)
  for (const part of ['{z}', '{x}', '{y}']) {
    if (!url.includes(part)) throw refusal('osmTiles', `${field} must contain {z}, {x} and {y}`)
  }
}

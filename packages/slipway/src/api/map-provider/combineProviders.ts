import { callNow } from '../../base/call/callNow.ts'
import { checkOptions, refusal } from '../../base/call/check.ts'
import type { MapProvider } from '../../base/map/mapProvider.ts'

/** Options of `combineProviders`. A part that is absent uses the atlas that Slipway contains. */
export interface CombineProvidersOptions {
  /** Provider of the map tiles. */
  readonly tiles?: MapProvider | undefined
  /** Provider of the places. */
  readonly places?: MapProvider | undefined
  /**
   * Provider of the links to a navigation.
   * @default the provider of the tiles, else that of the places
   */
  readonly directions?: MapProvider | undefined
}

/**
 * Combines the parts of several providers, with the attributions of both.
 *
 * @throws {ApiError} `invalid-argument` if a provider does not have its part.
 * @platform web, capacitor, node
 *
 * @example
 * combineProviders({ tiles: osmTiles(), places: photon({ url: 'https://photon.example.com' }) })
 */
export function combineProviders(options: CombineProvidersOptions): MapProvider {
  return callNow('combineProviders', () => {
    const { tiles, places, directions } = checkOptions('combineProviders', options)
    if (tiles && !tiles.tiles) throw refusal('combineProviders', 'tiles must be a provider with tiles')
    if (places && !places.places) throw refusal('combineProviders', 'places must be a provider with places')
    if (directions && !directions.directionsUrl) {
      throw refusal('combineProviders', 'directions must be a provider with directionsUrl')
    }
    const navigation = [directions, tiles, places].find((provider) => provider?.directionsUrl)
    const unique = (texts: readonly (string | undefined)[]) => [...new Set(texts.filter(Boolean))]
    return {
      name: unique([tiles?.name, places?.name]).join(', '),
      coordinateSystem: tiles?.coordinateSystem ?? 'wgs84',
      attribution: unique([tiles?.tiles?.attribution, places?.places?.attribution]).join(' · '),
      tiles: tiles?.tiles,
      places: places?.places,
      directionsUrl: navigation?.directionsUrl,
      directionsName: navigation?.directionsName ?? navigation?.name,
    }
  })
}

import type { MapProvider } from './mapProvider.ts'

let current: MapProvider | undefined

/** Sets the provider of the app, from `mapProvider` in its config. `undefined` restores the atlas that Slipway contains. */
export function setMapProvider(provider: MapProvider | undefined): void {
  current = provider
}

/**
 * Returns the map provider of the app; `undefined` if the app uses the atlas that Slipway contains.
 *
 * @platform web, capacitor, node
 *
 * @example
 * const text = mapProvider()?.attribution
 */
export function mapProvider(): MapProvider | undefined {
  return current
}

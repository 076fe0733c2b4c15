import type { MapEngineSource } from '../engine/mapEngine.ts'
import type { MaplibreGl } from './maplibreGl.ts'

/** Options of `mapLibre`. */
export interface MapLibreOptions {
  /** Imports MapLibre GL 6: `() => import('maplibre-gl')`. Called with the first map. */
  readonly load: () => Promise<MaplibreGl>
  /**
   * Address of MapLibre's worker, which applies to all maps of the app. Required if a bundler builds the app, because MapLibre looks for
   * the worker next to its own module.
   * @default MapLibre's own
   */
  readonly workerUrl?: string | undefined
}

/**
 * Returns an engine that draws maps with MapLibre GL on the graphics processor, for the prop `engine` of `Map`. Your app installs
 * `maplibre-gl` and loads it. Create the engine once, outside of the component.
 *
 * A map reports `unsupported` if the browser has no WebGL 2, and `unavailable` if MapLibre GL cannot be loaded.
 *
 * @example
 * import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
 *
 * const engine = mapLibre({ load: () => import('maplibre-gl'), workerUrl })
 * const office = <Map engine={engine} latitude={38.72} longitude={-9.14} />
 */
export function mapLibre({ load, workerUrl }: MapLibreOptions): MapEngineSource {
  return {
    async load() {
      const { loadEngine } = await import('./mapLibreEngine.ts')
      return loadEngine(load, workerUrl)
    },
  }
}

import type { Atlas } from '../../atlas/index.ts'
import { mapProvider } from '../../base/map/currentMapProvider.ts'
import type { TileSource } from '../../base/map/mapProvider.ts'
import type { MapEngine } from './engine/mapEngine.ts'
import type { MapSettings } from './mapSettings.ts'

/** The data of maps without an atlas of their own. */
let sharedAtlas: Atlas | undefined

/** The parts that a map is drawn with. */
export interface LoadedParts {
  readonly engine: MapEngine
  readonly atlas: Atlas
  /** The tiles of the app's provider; `undefined` to draw the atlas. */
  readonly tiles: TileSource | undefined
}

/** Loads the engine and the data of a map, in parallel. */
export async function loadMapParts({ engine, atlas }: MapSettings): Promise<LoadedParts> {
  const [loadedEngine, loadedAtlas] = await Promise.all([
    engine ? engine.load() : import('./leaflet/leafletEngine.ts').then((module) => module.loadEngine()),
    atlas ?? loadAtlas(),
  ])
  return { engine: loadedEngine, atlas: loadedAtlas, tiles: mapProvider()?.tiles }
}

async function loadAtlas(): Promise<Atlas> {
  const { createAtlas } = await import('../../atlas/index.ts')
  sharedAtlas ??= createAtlas()
  return sharedAtlas
}

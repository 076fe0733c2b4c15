import { HostError } from '../../base/call/HostError.ts'
import { mapProvider } from '../../base/map/currentMapProvider.ts'
import type { PlaceSource } from '../../base/map/mapProvider.ts'
import { atlasPlaces } from './atlasPlaces.ts'

/** The places of the app's map provider, else those of the atlas, whose code is loaded with the first call. */
export async function currentPlaces(loadAtlas = () => import('../../atlas/index.ts')): Promise<PlaceSource> {
  const places = mapProvider()?.places
  if (places) return places
  const { createAtlas } = await loadAtlas().catch((cause: unknown) => {
    throw new HostError('unavailable', 'the code of the atlas cannot be loaded', { cause })
  })
  return atlasPlaces(createAtlas())
}

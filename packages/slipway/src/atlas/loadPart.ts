import type { Part, PartData } from './core/jobs.ts'
import type { AtlasSize } from './types.ts'

interface DataModule {
  readonly data: PartData
}

const modules: Readonly<Record<AtlasSize, Readonly<Record<Part, () => Promise<DataModule>>>>> = {
  small: {
    land: () => import('./data/smallLand.ts'),
    borders: () => import('./data/smallBorders.ts'),
    cities: () => import('./data/smallCities.ts'),
  },
  large: {
    land: () => import('./data/largeLand.ts'),
    borders: () => import('./data/largeBorders.ts'),
    cities: () => import('./data/largeCities.ts'),
  },
}

/** Downloads a part of the data. */
export const loadPart = async (size: AtlasSize, part: Part): Promise<PartData> => (await modules[size][part]()).data

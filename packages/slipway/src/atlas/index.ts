export { createAtlas } from './atlas.ts'
export type {
  Atlas,
  AtlasCallOptions,
  AtlasNearbyOptions,
  AtlasOutlines,
  AtlasOutlinesOptions,
  AtlasPageOptions,
  AtlasPlacesOptions,
  AtlasPlacesResult,
  AtlasReverseOptions,
  AtlasSearchOptions,
  AtlasSize,
  AtlasTile,
  AtlasTileOptions,
  CreateAtlasOptions,
  Place,
  Position,
} from './types.ts'

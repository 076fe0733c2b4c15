export { mapProvider } from '../../base/map/currentMapProvider.ts'
export type {
  Destination,
  FoundPlace,
  MapProvider,
  NearbyQuery,
  PlacePage,
  PlaceQuery,
  PlaceSource,
  PointQuery,
  TileSource,
} from '../../base/map/mapProvider.ts'
export type { AmapOptions } from './amap/amap.ts'
export { amap } from './amap/amap.ts'
export type { BaiduOptions } from './baidu/baidu.ts'
export { baidu } from './baidu/baidu.ts'
export type { CombineProvidersOptions } from './combineProviders.ts'
export { combineProviders } from './combineProviders.ts'
export type { GoogleOptions } from './google/google.ts'
export { google } from './google/google.ts'
export type { AddedScript, AddScriptOptions, ScriptHost } from './host.ts'
export type { NominatimOptions } from './nominatim/nominatim.ts'
export { nominatim } from './nominatim/nominatim.ts'
export type { OsmTilesOptions } from './osm/osmTiles.ts'
export { osmTiles } from './osm/osmTiles.ts'
export type { PhotonOptions } from './photon/photon.ts'
export { photon } from './photon/photon.ts'
export type {
  FindNearbyPlacesOptions,
  FoundPlaces,
  PlaceListOptions,
  ReverseGeocodeOptions,
  SearchPlacesOptions,
} from './searchPlaces.ts'
export { findNearbyPlaces, reverseGeocode, searchPlaces } from './searchPlaces.ts'
export type { TencentOptions } from './tencent/tencent.ts'
export { tencent } from './tencent/tencent.ts'

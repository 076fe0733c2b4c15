export type {
  MapAnchor,
  MapCircle,
  MapClusterOptions,
  MapControl,
  MapEdges,
  MapLabel,
  MapPoint,
  MapPolygon,
  MapPolyline,
  MapRegion,
} from '../../base/map/mapObjects.ts'
export type { MapEngine, MapEngineSource, MapShape, MapView, MapViewOptions } from './engine/mapEngine.ts'
export { Map } from './Map.tsx'
export { type MapLibreOptions, mapLibre } from './maplibre/mapLibre.ts'
export type { MapCallout, MapMarker } from './mapMarker.ts'
export type { MapCluster, MapEvent, MapProps, MapRegionCause, MapRegionChange } from './mapProps.ts'

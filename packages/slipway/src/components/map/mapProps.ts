import type { ComponentProps } from 'react'
import type { Atlas } from '../../atlas/index.ts'
import type { ApiError } from '../../base/call/ApiError.ts'
import type {
  MapCircle,
  MapClusterOptions,
  MapControl,
  MapEdges,
  MapPoint,
  MapPolygon,
  MapPolyline,
  MapRegion,
} from '../../base/map/mapObjects.ts'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import type { MapEngineSource } from './engine/mapEngine.ts'
import type { MapMarker } from './mapMarker.ts'

/** A component event of a map. */
export type MapEvent<Detail> = ComponentEvent<Detail, HTMLDivElement>

/** Cause of a change of the visible region: a drag, a change of the scale by the user, or the app (a prop or a call). */
export type MapRegionCause = 'drag' | 'scale' | 'update'

/** Detail of `onRegionChange`. */
export type MapRegionChange =
  | {
      readonly type: 'begin'
      /** `gesture` for the user, `update` for a prop or a call. */
      readonly causedBy: 'gesture' | 'update'
    }
  | {
      readonly type: 'end'
      readonly causedBy: MapRegionCause
      readonly scale: number
      readonly centerLocation: MapPoint
      readonly region: MapRegion
    }

/** A group of markers that are shown as one. */
export interface MapCluster {
  /** The smallest id of its markers. */
  readonly clusterId: number
  readonly center: MapPoint
  readonly markerIds: readonly number[]
}

/** Props of `Map`, in addition to those of `<div>`. */
export interface MapProps extends Omit<ComponentProps<'div'>, 'onError'> {
  /**
   * Latitude of the centre, in degrees. The map moves when the prop changes; the user may move it away.
   * @default 0
   */
  latitude?: number | undefined
  /**
   * Longitude of the centre, in degrees.
   * @default 0
   */
  longitude?: number | undefined
  /**
   * Zoom level, from `minScale` to `maxScale`. The map zooms when the prop changes; the user may change the zoom.
   * @default mapDefaults.zoom (16)
   */
  scale?: number | undefined
  /**
   * Lowest zoom level, from 0 to 22.
   * @default mapDefaults.minZoom (5)
   */
  minScale?: number | undefined
  /**
   * Highest zoom level, from 0 to 22.
   * @default mapDefaults.maxZoom (18)
   */
  maxScale?: number | undefined
  /** Markers. A marker with the same `id` as before is moved and changed, not created again. */
  markers?: readonly MapMarker[] | undefined
  /** Whether close markers are combined to clusters, and how. @default false */
  cluster?: boolean | MapClusterOptions | undefined
  /** Lines. */
  polyline?: readonly MapPolyline[] | undefined
  /** Circles. */
  circles?: readonly MapCircle[] | undefined
  /** Areas. */
  polygons?: readonly MapPolygon[] | undefined
  /** Pictures at fixed positions over the map. */
  controls?: readonly MapControl[] | undefined
  /** Points that the map shows: it moves and zooms so that all of them are visible. */
  includePoints?: readonly MapPoint[] | undefined
  /** Pixels at the edges that `includePoints` keeps free, such as those under a sheet. @default 40 at each edge */
  padding?: Partial<MapEdges> | undefined
  /** Whether the position of the user is shown. The browser asks the user for permission. @default false */
  showLocation?: boolean | undefined
  /** Whether a bar shows the scale. @default false */
  showScale?: boolean | undefined
  /** Whether the map has buttons to zoom. They replace the pinch for users who have one finger. @default true */
  showZoomButtons?: boolean | undefined
  /** Whether gestures and keys move the map. @default true */
  enableScroll?: boolean | undefined
  /** Whether gestures and keys zoom the map. @default true */
  enableZoom?: boolean | undefined
  /** Whether the borders of countries are drawn. Some of them are disputed. Must not change. @default false */
  borders?: boolean | undefined
  /** Whether the markers are also shown as a list below the map, for users who cannot use a map. @default false */
  markerList?: boolean | undefined
  /**
   * The library that draws the map: `mapLibre(…)`. Must not change.
   * @default Leaflet, which is part of the package
   */
  engine?: MapEngineSource | undefined
  /**
   * The data of the base map and of its place names, unless the app has a `mapProvider` with tiles: `createAtlas({ size: 'large' })` from `slipway/atlas`, created once outside of the
   * component. Must not change.
   * @default a small atlas, which all maps share
   */
  atlas?: Atlas | undefined
  /** Called for a tap on the map, beside markers and controls. */
  onTap?: ((event: MapEvent<MapPoint>) => void) | undefined
  /** Called for a tap on a marker with an id, and for Enter while the marker is chosen by keys. */
  onMarkerTap?: ((event: MapEvent<{ readonly markerId: number } & MapPoint>) => void) | undefined
  /** Called for a tap on the callout of a marker with an id. */
  onCalloutTap?: ((event: MapEvent<{ readonly markerId: number }>) => void) | undefined
  /** Called for a tap on the label of a marker with an id. */
  onLabelTap?: ((event: MapEvent<{ readonly markerId: number }>) => void) | undefined
  /** Called for a press of a clickable control. */
  onControlTap?: ((event: MapEvent<{ readonly controlId: number }>) => void) | undefined
  /** Called for a tap on a cluster. */
  onMarkerClusterClick?: ((event: MapEvent<{ readonly cluster: MapCluster }>) => void) | undefined
  /** Called while the user drags a marker, and at the end with `isEnd`. */
  onMarkerDrag?:
    | ((event: MapEvent<{ readonly markerId: number; readonly isEnd: boolean } & MapPoint>) => void)
    | undefined
  /** Called when the visible region begins to change, and when it has changed. */
  onRegionChange?: ((event: MapEvent<MapRegionChange>) => void) | undefined
  /** Called when the map is drawn for the first time. */
  onUpdated?: ((event: MapEvent<Record<never, never>>) => void) | undefined
  /**
   * Called for an error: the map's code cannot be loaded (`unavailable`), the position of the user is not available (the codes of
   * `getLocation`), or an object has wrong coordinates (`invalid-argument`); that object is not shown.
   */
  onError?: ((event: MapEvent<ApiError>) => void) | undefined
}

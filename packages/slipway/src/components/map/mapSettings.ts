import { mapDefaults } from '../../base/defaults/defaults.ts'
import type { MapEdges, MapPoint } from '../../base/map/mapObjects.ts'
import type { ZoomLimits } from './camera/camera.state.ts'
import type { ScaleBar } from './camera/scaleBar.state.ts'
import type { MapCluster, MapProps, MapRegionChange } from './mapProps.ts'
import type { CalloutHost } from './markers/createMarkerLayer.ts'

/** The props that the running map reads. */
export type MapSettings = Pick<
  MapProps,
  | 'latitude'
  | 'longitude'
  | 'scale'
  | 'minScale'
  | 'maxScale'
  | 'markers'
  | 'cluster'
  | 'polyline'
  | 'circles'
  | 'polygons'
  | 'includePoints'
  | 'padding'
  | 'showLocation'
  | 'showScale'
  | 'enableScroll'
  | 'enableZoom'
  | 'borders'
  | 'engine'
  | 'atlas'
>

/** The details of the events of a running map, by their names. */
export interface MapEvents {
  readonly tap: MapPoint
  readonly markertap: MapPoint & { readonly markerId: number }
  readonly callouttap: { readonly markerId: number }
  readonly labeltap: { readonly markerId: number }
  readonly markerclusterclick: { readonly cluster: MapCluster }
  readonly markerdrag: MapPoint & { readonly markerId: number; readonly isEnd: boolean }
  readonly regionchange: MapRegionChange
  readonly updated: Record<never, never>
  /** Any thrown value. */
  readonly error: unknown
}

/** The interface through which a running map reports to its component. */
export interface MapOutput {
  emit<Name extends keyof MapEvents>(name: Name, detail: MapEvents[Name]): void
  /** Texts in the app's language. */
  words(): { readonly marker: string; readonly cluster: string }
  /** Called with the callouts that React renders. */
  onHosts(hosts: readonly CalloutHost[]): void
  /** Called with the bar that shows the scale. */
  onScaleBar(bar: ScaleBar): void
  /** Called with the element that keys have chosen, by its id. */
  onActive(id: string | undefined): void
  /** Called after keys have moved the map: with the zoom level, the centre, and the name of the place there if it has one. */
  onAnnounce(at: MapPoint & { readonly scale: number; readonly place: string | undefined }): void
}

/** Free space at each edge around included points. */
const edgePx = 40
/** Highest zoom of tiles. */
const highestZoom = 22

/** The zoom levels that the props allow. */
export function limitsOf({ minScale = mapDefaults.minZoom, maxScale = mapDefaults.maxZoom }: MapSettings): ZoomLimits {
  const bound = (zoom: number) => Math.min(highestZoom, Math.max(0, zoom))
  return { minZoom: bound(Math.min(minScale, maxScale)), maxZoom: bound(Math.max(minScale, maxScale)) }
}

/** The zoom of the props; the default one if it is not a number. */
export const zoomOf = ({ scale = mapDefaults.zoom }: MapSettings): number =>
  Number.isFinite(scale) ? scale : mapDefaults.zoom

/** The space that stays free around included points. */
export const edgesOf = ({ padding }: MapSettings): MapEdges => ({
  top: edgePx,
  right: edgePx,
  bottom: edgePx,
  left: edgePx,
  ...padding,
})

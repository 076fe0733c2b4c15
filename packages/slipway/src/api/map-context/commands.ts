import type { MapClusterOptions, MapEdges, MapMarkerData, MapPoint, MapRegion } from '../../base/map/mapObjects.ts'

/** Options of `includePoints`. */
export interface IncludePointsOptions {
  /** The points that the map shows. */
  readonly points: readonly MapPoint[]
  /** Pixels at the edges that stay free. @default 40 at each edge */
  readonly padding?: Partial<MapEdges> | undefined
}

/** Options of `translateMarker`. */
export interface TranslateMarkerOptions {
  readonly markerId: number
  /** The point to which the marker moves. */
  readonly destination: MapPoint
  /** Whether the icon is first turned into the direction of the motion. Takes half of `duration`. @default false */
  readonly autoRotate?: boolean | undefined
  /** Rotation at the end, in degrees. Ignored with `autoRotate`. @default the marker's */
  readonly rotate?: number | undefined
  /** Whether the icon turns while it moves, instead of before. @default false */
  readonly moveWithRotate?: boolean | undefined
  /** Duration of the motion in milliseconds. @default 1000 */
  readonly duration?: number | undefined
}

/** Options of `moveAlong`. */
export interface MoveAlongOptions {
  readonly markerId: number
  /** The points of the path. The marker jumps to the first one. */
  readonly path: readonly MapPoint[]
  /** Whether the icon is turned into the direction of the path. @default true */
  readonly autoRotate?: boolean | undefined
  /** Duration of the whole motion in milliseconds. */
  readonly duration: number
}

/** Options of `addMarkers`. */
export interface AddMarkersOptions {
  /** Markers with an id. A marker with the id of another one replaces it. */
  readonly markers: readonly MapMarkerData[]
  /** Whether all other markers are removed, also those of the prop, until the prop changes. @default false */
  readonly clear?: boolean | undefined
}

/** Options of `moveToLocation`. */
export interface MoveToLocationOptions {
  /** @default the position of the user, which the map must show */
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** The commands of a map that is rendered. All options are checked before. */
export interface MapCommands {
  getCenterLocation(): MapPoint
  getScale(): { readonly scale: number }
  getRegion(): MapRegion
  moveToLocation(options: MoveToLocationOptions): Promise<void>
  includePoints(options: IncludePointsOptions): Promise<void>
  translateMarker(options: TranslateMarkerOptions): Promise<void>
  moveAlong(options: MoveAlongOptions): Promise<void>
  addMarkers(options: AddMarkersOptions): void
  removeMarkers(options: { readonly markerIds: readonly number[] }): void
  initMarkerCluster(options: MapClusterOptions): void
  toScreenLocation(point: MapPoint): { readonly x: number; readonly y: number }
  fromScreenLocation(at: { readonly x: number; readonly y: number }): MapPoint
}

/** The commands of the mounted maps, by their elements. A map whose code is still loading resolves later. */
export const mapCommands = new WeakMap<object, () => Promise<MapCommands>>()

import type { MapPoint } from '../../../base/map/mapObjects.ts'
import type { Camera } from '../camera/camera.state.ts'

/** A line or an area that an engine draws. */
export interface MapShape {
  /** The lines of the shape. Longitudes continue beyond 180 degrees instead of jumping to -180. */
  readonly lines: readonly (readonly MapPoint[])[]
  /** Whether each line is the outline of an area. */
  readonly isClosed: boolean
  readonly stroke?: MapStroke | undefined
  /** Any CSS colour. */
  readonly fill?: string | undefined
}

/** The stroke of a shape. */
export interface MapStroke {
  /** Any CSS colour. */
  readonly color: string
  readonly widthPx: number
  /** Lengths of dashes and gaps in pixels; empty for a solid stroke. */
  readonly dashes: readonly number[]
}

/** A tile of the base map: outlines in units of 1/4096 of its width, as x and y in turn. */
export interface BaseTile {
  /** Outlines of the land, filled by the rule `evenodd`. They may extend a little beyond the tile. */
  readonly land: readonly ArrayLike<number>[]
  /** Lines of borders. */
  readonly borders: readonly ArrayLike<number>[]
}

/** All outlines of the base map, as coordinates of GeoJSON: longitude, then latitude. */
export interface BaseOutlines {
  /** Coordinates of a `MultiPolygon`. */
  readonly land: readonly (readonly (readonly (readonly number[])[])[])[]
  /** Coordinates of a `MultiLineString`. */
  readonly borders: readonly (readonly (readonly number[])[])[]
}

/** The base map under the shapes and markers. */
export interface BaseMap {
  /** A tile in Web Mercator: x and y count from the north-western corner of the world, which has 2 to the power of z tiles per side. */
  tile(place: { readonly x: number; readonly y: number; readonly z: number }): Promise<BaseTile>
  outlines(): Promise<BaseOutlines>
}

/** Tiles that are pictures on a server, instead of the base map. */
export interface RasterTiles {
  /** Address with `{z}`, `{x}` and `{y}`, and optionally `{s}` (subdomain) and `{r}` (`@2x` on dense screens). */
  readonly url: string
  /** Address in the dark theme. */
  readonly dark?: string | undefined
  /** Values of `{s}`. */
  readonly subdomains?: readonly string[] | undefined
  /** Lowest and highest zoom level with tiles. Tiles of these levels are scaled for other levels. */
  readonly minZoom?: number | undefined
  readonly maxZoom?: number | undefined
}

/** Tiles that a view draws. */
export interface ShownTiles extends RasterTiles {
  /** Whether the dark theme applies to the map. */
  isDark(): boolean
  /** Called for each tile that cannot be loaded. */
  onError(): void
}

/** Options of a view. */
export interface MapViewOptions {
  readonly camera: Camera
  readonly base: BaseMap
  /** Tiles to draw instead of the base map. */
  readonly tiles?: ShownTiles | undefined
}

/** The part of a map that an engine draws: the base map and the shapes. Gestures, markers and texts are not the engine's. */
export interface MapView {
  /** Shows another camera at once, as a step of a motion. */
  show(camera: Camera): void
  /** Called when a motion has ended: loads what the motion has left out. */
  settle(): void
  /** Replaces all shapes. A shape near the date line is followed by copies of it that are turned by 360 degrees. */
  setShapes(shapes: readonly MapShape[]): void
  /** Called when the size of the container has changed. The centre stays the same. */
  resize(): void
  /** Called when the colours of the theme have changed. */
  restyle(): void
  /** Removes the view from its container. */
  destroy(): void
}

/** A library that draws maps. */
export interface MapEngine {
  /** Creates a view that fills an element. The element gets no pointer events. */
  createView(container: HTMLElement, options: MapViewOptions): MapView
}

/** An engine that is loaded with the first map, for the prop `engine`. */
export interface MapEngineSource {
  load(): Promise<MapEngine>
}

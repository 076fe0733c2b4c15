/*
 * The parts of Leaflet 2.0 that Slipway uses. Leaflet publishes no types. Names that start with `_` are Leaflet's own internals: they move
 * the map in small steps, which its public functions do only with an animation of their own. The version is pinned, and the tests of
 * the engine fail if one of them changes.
 */

/** A vector in pixels. */
export interface LeafletPoint {
  readonly x: number
  readonly y: number
  /** Zoom level, for the coordinates of a tile. */
  readonly z?: number
  subtract(other: LeafletPoint): LeafletPoint
  divideBy(divisor: number): LeafletPoint
  round(): LeafletPoint
}

/** Latitude and longitude in degrees. */
export type LeafletPlace = readonly [latitude: number, longitude: number]

export interface LeafletMap {
  getZoom(): number
  getSize(): LeafletPoint
  latLngToContainerPoint(place: LeafletPlace): LeafletPoint
  /** Position in the pane that contains all layers. */
  latLngToLayerPoint(place: LeafletPlace): LeafletPoint
  /** Position in the world at the current zoom. */
  project(place: LeafletPlace): LeafletPoint
  /** Position of the pane's corner in the world. */
  getPixelOrigin(): LeafletPoint
  invalidateSize(options: { readonly animate: boolean; readonly pan: boolean }): void
  addLayer(layer: object): void
  fire(type: string): void
  remove(): void
  /** Shows another place and zoom. With `pinch`, layers are scaled, and drawn again after the motion. */
  _move(center: object, zoom: number, data: { readonly pinch: boolean; readonly round: boolean }): void
  /** Shows another place and zoom, and draws all layers again. */
  _resetView(center: object, zoom: number, noMoveStart: boolean): void
  /** Moves the pane that contains all layers. */
  _rawPanBy(offset: LeafletPoint): void
  _moveEnd(zoomChanged: boolean): void
}

/** A line or an area. */
export interface LeafletPath {
  remove(): void
}

/** A layer of tiles. */
export interface LeafletGrid {
  createTile(place: LeafletPoint, done: (error: unknown, tile: Element) => void): Element
  on(type: 'tileerror', listener: () => void): void
}

/** A layer of tiles that are pictures. */
export interface LeafletTiles extends LeafletGrid {
  /** Loads all tiles again from another address. */
  setUrl(url: string): void
}

/** The module, as far as Slipway uses it. */
export interface Leaflet {
  readonly LeafletMap: new (container: HTMLElement, options: object) => LeafletMap
  readonly GridLayer: new (options: object) => LeafletGrid
  readonly TileLayer: new (url: string, options: object) => LeafletTiles
  readonly Polyline: new (lines: readonly (readonly LeafletPlace[])[], options: object) => LeafletPath
  readonly Polygon: new (lines: readonly (readonly LeafletPlace[])[], options: object) => LeafletPath
  readonly SVG: new (options: object) => object
  readonly Point: new (x: number, y: number) => LeafletPoint
  readonly LatLng: new (latitude: number, longitude: number) => object
  readonly DomEvent: { readonly PointerEvents: { disablePointerDetection(): void } }
}

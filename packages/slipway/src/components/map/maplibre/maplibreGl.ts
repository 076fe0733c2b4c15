/*
 * The parts of MapLibre GL 6 that Slipway uses. They are declared here, so that Slipway's types do not import `maplibre-gl`, which most
 * apps do not install.
 */

/** The module `maplibre-gl`, as far as Slipway uses it. */
export interface MaplibreGl {
  readonly Map: new (options: MaplibreOptions) => MaplibreMap
  setWorkerUrl(address: string): void
}

/** Options of a map. */
export interface MaplibreOptions extends MaplibrePosition {
  readonly container: HTMLElement
  readonly style: MaplibreStyle
  readonly interactive: false
  readonly attributionControl: false
  readonly trackResize: false
  readonly validateStyle: boolean
  readonly fadeDuration: number
  /** Returns the position that is shown instead of another one. */
  readonly transformConstrain: <Centre>(center: Centre, zoom: number) => { center: Centre; zoom: number }
}

/** A position of the camera. */
export interface MaplibrePosition {
  readonly center: [longitude: number, latitude: number]
  /** Zoom level for tiles of 512 px. */
  readonly zoom: number
}

/** A map. */
export interface MaplibreMap {
  getCanvas(): HTMLCanvasElement
  on(type: 'style.load' | 'webglcontextlost' | 'error', listener: () => void): unknown
  jumpTo(position: MaplibrePosition): unknown
  /** Draws at once instead of in the next frame. */
  redraw(): unknown
  resize(): unknown
  getSource(id: string): object | undefined
  getLayer(id: string): object | undefined
  addLayer(layer: MaplibreLayer): unknown
  removeLayer(id: string): unknown
  setPaintProperty(layer: string, name: string, value: unknown): unknown
  /** Removes the map with its canvas, its WebGL context and, if it is the last map, its worker. */
  remove(): void
}

/** A source of shapes. */
export interface MaplibreSource {
  /** Replaces the shapes. Resolves once the worker has them. */
  setData(data: FeatureCollection): unknown
}

/** A source of pictures. */
export interface RasterSource {
  /** Loads all tiles again from other addresses. */
  setTiles(addresses: string[]): unknown
}

/** A style. */
export interface MaplibreStyle {
  version: 8
  /** Time in ms in which changed colours appear. */
  transition: { duration: number }
  sources: Record<string, { type: 'geojson'; data: FeatureCollection } | RasterSourceOptions>
  layers: MaplibreLayer[]
}

/** A layer of a style. */
export type MaplibreLayer = BackgroundLayer | FillLayer | LineLayer | RasterLayer

interface RasterSourceOptions {
  type: 'raster'
  tiles: string[]
  tileSize: 256
  minzoom?: number
  maxzoom?: number
}

interface RasterLayer {
  id: string
  type: 'raster'
  source: string
}

interface BackgroundLayer {
  id: string
  type: 'background'
  paint: { 'background-color': string }
}

interface FillLayer extends SourceLayer {
  type: 'fill'
  layout?: { 'fill-sort-key': FromProperty }
  paint: { 'fill-color': string | FromProperty }
}

interface LineLayer extends SourceLayer {
  type: 'line'
  layout?: { 'line-sort-key'?: FromProperty; 'line-join': 'round'; 'line-cap'?: 'butt' | 'round' }
  paint: {
    'line-color': string | FromProperty
    'line-width': number | FromProperty
    /** Lengths of dashes and gaps in widths of the line. */
    'line-dasharray'?: number[]
  }
}

interface SourceLayer {
  id: string
  source: string
  filter?: ['==', FromProperty, string]
}

/** The value of a property of a shape. */
export type FromProperty = ['get', string]

/** Shapes in GeoJSON. */
export interface FeatureCollection {
  type: 'FeatureCollection'
  features: Feature[]
}

/** A shape in GeoJSON. */
export interface Feature {
  type: 'Feature'
  properties: Record<string, string | number>
  geometry:
    | { type: 'MultiPolygon'; coordinates: number[][][][] }
    | { type: 'MultiLineString'; coordinates: number[][][] }
}

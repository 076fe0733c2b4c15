import type { BaseOutlines, RasterTiles } from '../engine/mapEngine.ts'
import type { FeatureCollection, MaplibreStyle } from './maplibreGl.ts'
import { shapeSource } from './shapeLayers.state.ts'

/** The colours of the base map: the paint property of each, and the custom property of the style sheet that contains it. */
export const baseColors = [
  { layer: 'water', paint: 'background-color', cssName: '--sw-map-water' },
  { layer: 'land', paint: 'fill-color', cssName: '--sw-map-land' },
  { layer: 'coast', paint: 'line-color', cssName: '--sw-map-coast' },
  { layer: 'border', paint: 'line-color', cssName: '--sw-map-border' },
] as const

/** Shapes without a shape. */
export const noFeatures = (): FeatureCollection => ({ type: 'FeatureCollection', features: [] })

/** Tiles with their addresses, each with `{z}`, `{x}` and `{y}` alone. */
export interface AddressedTiles extends Pick<RasterTiles, 'minZoom' | 'maxZoom'> {
  readonly urls: string[]
}

/** The style of a map that has no data and no colours yet. With tiles, they are drawn instead of the land. */
export function baseStyle(tiles?: AddressedTiles): MaplibreStyle {
  const source = () => ({ type: 'geojson', data: noFeatures() }) as const
  if (tiles) {
    const { urls, minZoom, maxZoom } = tiles
    const limits = {
      ...(minZoom !== undefined && { minzoom: minZoom }),
      ...(maxZoom !== undefined && { maxzoom: maxZoom }),
    }
    return {
      version: 8,
      transition: { duration: 0 },
      sources: { tiles: { type: 'raster', tiles: urls, tileSize: 256, ...limits }, [shapeSource]: source() },
      layers: [
        { id: 'water', type: 'background', paint: { 'background-color': noColor } },
        { id: 'tiles', type: 'raster', source: 'tiles' },
      ],
    }
  }
  return {
    version: 8,
    transition: { duration: 0 },
    sources: { land: source(), borders: source(), [shapeSource]: source() },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': noColor } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': noColor } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': noColor, 'line-width': 1 },
      },
      {
        id: 'border',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': noColor, 'line-width': 1, 'line-dasharray': [4, 3] },
      },
    ],
  }
}

const noColor = 'rgba(0, 0, 0, 0)'

/** The data of the sources of the base map. */
export function baseData({ land, borders }: BaseOutlines): Readonly<Record<'land' | 'borders', FeatureCollection>> {
  // The types of GeoJSON are not read-only. MapLibre does not change the data.
  const polygons = land as number[][][][]
  const lines = borders as number[][][]
  return {
    land: collectionOf({ type: 'MultiPolygon', coordinates: polygons }),
    borders: collectionOf({ type: 'MultiLineString', coordinates: lines }),
  }
}

const collectionOf = (geometry: FeatureCollection['features'][number]['geometry']): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry }],
})

import type { MapPoint } from '../../../base/map/mapObjects.ts'
import type { MapShape } from '../engine/mapEngine.ts'
import type { Feature, FromProperty, MaplibreLayer } from './maplibreGl.ts'

/** The source of all shapes. */
export const shapeSource = 'shapes'

/** Number of layers from which on only new kinds get layers of their own, because each layer takes time in each frame. */
const maxLayers = 100

/** Layers from bottom to top, and the shapes of all of them. */
export interface ShapeLayers {
  readonly layers: readonly MaplibreLayer[]
  readonly features: Feature[]
}

/** A fill or a stroke of a shape. */
interface Piece {
  readonly kind: 'fill' | 'line'
  /** Dashes and gaps in widths of the line, which is MapLibre's unit. */
  readonly dashes: readonly number[]
  readonly feature: Feature
  readonly box: Box
}

interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/**
 * Distributes shapes to as few layers as possible. A layer of MapLibre has only fills or only lines, and one pattern of dashes. Therefore
 * a piece is added to an existing layer of its kind unless it would then be covered by a piece that is below it. With very many shapes that
 * overlap, the order of fills and strokes is not kept.
 *
 * @param resolve Converts any CSS colour to one that MapLibre knows.
 */
export function shapeLayers(shapes: readonly MapShape[], resolve: (color: string) => string): ShapeLayers {
  const layers: Piece[][] = []
  const pieces = shapes.filter(isOriginal).flatMap((shape) => piecesOf(shape, resolve))
  for (const piece of pieces) {
    let home: Piece[] | undefined
    for (const layer of layers.toReversed()) {
      if (isSameKind(layer[0], piece)) home = layer
      const isFull = layers.length >= maxLayers
      if (isFull ? home : layer.some(({ box }) => isOverlapping(box, piece.box))) break
    }
    if (home) home.push(piece)
    else layers.push([piece])
  }
  const named = layers.map((layer, index) => ({ layer, id: nameOf(index, layer[0]) }))
  for (const { layer, id } of named) for (const { feature } of layer) feature.properties.layer = id
  for (const [order, { feature }] of pieces.entries()) feature.properties.order = order
  return {
    layers: named.flatMap(({ layer: [piece], id }) => (piece ? layerOf(piece, id) : [])),
    features: pieces.map(({ feature }) => feature),
  }
}

/**
 * Whether a shape is not a copy beyond the date line: exactly one of a shape and its copies begins in this range. MapLibre repeats shapes
 * with the world, so it would draw copies a second time.
 */
function isOriginal({ lines }: MapShape): boolean {
  const first = lines[0]?.[0]
  return first !== undefined && first.longitude >= -180 && first.longitude < 180
}

function piecesOf({ lines, isClosed, stroke, fill }: MapShape, resolve: (color: string) => string): Piece[] {
  const box = boxOf(lines.flat())
  const coordinates = lines.map((line) => {
    const path = line.map(({ longitude, latitude }) => [longitude, latitude])
    const [start] = path
    return isClosed && start ? [...path, start] : path
  })
  const pieces: Piece[] = []
  if (fill !== undefined) {
    const geometry = { type: 'MultiPolygon', coordinates: coordinates.map((ring) => [ring]) } as const
    pieces.push({ kind: 'fill', dashes: [], box, feature: featureOf(geometry, { color: resolve(fill) }) })
  }
  if (stroke) {
    const { color, widthPx, dashes } = stroke
    const feature = featureOf({ type: 'MultiLineString', coordinates }, { color: resolve(color), width: widthPx })
    pieces.push({ kind: 'line', dashes: dashes.map((px) => px / widthPx), box, feature })
  }
  return pieces
}

const featureOf = (geometry: Feature['geometry'], properties: Feature['properties']): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

function layerOf({ kind, dashes }: Piece, id: string): MaplibreLayer {
  const common = { id, source: shapeSource, filter: ['==', fromProperty('layer'), id] } satisfies Partial<MaplibreLayer>
  if (kind === 'fill') {
    return {
      ...common,
      type: kind,
      layout: { 'fill-sort-key': fromProperty('order') },
      paint: { 'fill-color': fromProperty('color') },
    }
  }
  return {
    ...common,
    type: kind,
    layout: {
      'line-sort-key': fromProperty('order'),
      'line-join': 'round',
      // Dots of a dotted line are as long as the line is wide.
      'line-cap': dashes.length ? 'butt' : 'round',
    },
    paint: {
      'line-color': fromProperty('color'),
      'line-width': fromProperty('width'),
      ...(dashes.length > 0 && { 'line-dasharray': [...dashes] }),
    },
  }
}

const fromProperty = (name: string): FromProperty => ['get', name]

/** The id of a layer contains its kind, so that a layer never shows shapes that were made for another kind. */
const nameOf = (index: number, piece: Piece | undefined) => `shapes-${index}-${piece?.kind}-${piece?.dashes.join(',')}`

const isSameKind = (one: Piece | undefined, other: Piece) =>
  one?.kind === other.kind && one.dashes.join() === other.dashes.join()

function boxOf(points: readonly MapPoint[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const { latitude, longitude } of points) {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  }
  // Beyond the date line, a shape is also close to shapes at the other end of the range.
  const isBeyond = box.west < -180 || box.east > 180
  return isBeyond ? { ...box, west: -Infinity, east: Infinity } : box
}

const isOverlapping = (one: Box, other: Box) =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north

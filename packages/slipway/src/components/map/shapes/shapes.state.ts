import { isMapPoint } from '../../../base/map/isMapPoint.ts'
import type { MapCircle, MapPoint, MapPolygon, MapPolyline } from '../../../base/map/mapObjects.ts'
import { pointOf, worldOf, wrapLongitude } from '../camera/mercator.ts'
import type { MapShape } from '../engine/mapEngine.ts'

/** Number of corners of a circle; at this number, none is visible. */
const circleCorners = 96
/** Distance of arrows on a line, in pixels. */
const arrowGapPx = 72
/** Radius of the earth. Source: the mean radius of WGS-84. */
const earthRadiusMeters = 6_371_008.8

/** The shapes of a map, as its props name them. */
export interface MapShapes {
  readonly polyline: readonly MapPolyline[]
  readonly circles: readonly MapCircle[]
  readonly polygons: readonly MapPolygon[]
}

/** All shapes to draw, from bottom to top: areas, circles, lines. Shapes with wrong coordinates are left out. */
export function allShapes({ polyline, circles, polygons }: MapShapes, zoom: number) {
  const mistakes: string[] = []
  const valid = <Shape>(name: string, shapes: readonly Shape[], isValid: (shape: Shape) => boolean) =>
    shapes.filter((shape, index) => {
      const isGood = isValid(shape)
      if (!isGood) mistakes.push(`${name}[${index}] has a point without a valid latitude and longitude`)
      return isGood
    })
  const areas = valid('polygons', polygons, ({ points }) => points.every(isMapPoint))
  const lines = valid('polyline', polyline, ({ points }) => points.every(isMapPoint))
  const rounds = valid('circles', circles, (circle) => isMapPoint(circle) && circle.radius >= 0)
  const shapes = [
    ...areas.toSorted((one, other) => (one.zIndex ?? 0) - (other.zIndex ?? 0)).map(shapeOfPolygon),
    ...rounds.map(shapeOfCircle),
    ...lines.flatMap((line) => shapesOfPolyline(line, zoom)),
  ]
  return {
    shapes: shapes.flatMap(withCopies),
    /** A line for each shape that is left out. */
    mistakes,
    /** Whether the shapes must be made again for another zoom, because arrows have a size in pixels. */
    dependsOnZoom: lines.some(({ arrowLine }) => arrowLine),
  }
}

/** A line, its border below it, and its arrows above it. */
export function shapesOfPolyline(line: MapPolyline, zoom: number): MapShape[] {
  const { points, color = '#000000', width = 1, borderColor = '#000000', borderWidth = 0 } = line
  if (points.length < 2) return []
  const path = continuous(points)
  const dashes = line.dottedLine ? [width * 2, width * 2] : []
  const shapes: MapShape[] = []
  if (borderWidth > 0) shapes.push(stroked([path], borderColor, width + 2 * borderWidth))
  shapes.push(stroked([path], color, width, dashes))
  if (line.arrowLine) shapes.push(stroked(arrowsOn(path, zoom, width), '#ffffff', Math.max(1, width / 3.5)))
  return shapes
}

/** A circle as an area with many corners, because not every engine draws circles in metres. */
export function shapeOfCircle({ color = '#000000', fillColor, strokeWidth = 1, ...circle }: MapCircle): MapShape {
  const corners = Array.from({ length: circleCorners }, (_, index) => cornerOf(circle, (index / circleCorners) * 360))
  return {
    lines: [continuous(corners)],
    isClosed: true,
    stroke: strokeOf(color, strokeWidth),
    fill: fillColor,
  }
}

/** An area. */
export function shapeOfPolygon({
  points,
  strokeWidth = 1,
  strokeColor = '#000000',
  fillColor,
  dashArray = [],
}: MapPolygon): MapShape {
  const dashes = dashArray.some((length) => length > 0) ? dashArray : []
  return {
    lines: [continuous(points)],
    isClosed: true,
    stroke: strokeOf(strokeColor, strokeWidth, dashes),
    fill: fillColor,
  }
}

/** The shape, and a copy of it beyond the date line if it is close to it, so that a view across the date line shows it. */
export function withCopies(shape: MapShape): MapShape[] {
  const longitudes = shape.lines.flat().map(({ longitude }) => longitude)
  const turns = [-360, 0, 360].filter(
    (turn) => turn === 0 || longitudes.some((longitude) => Math.abs(longitude + turn) < 240),
  )
  return turns.map((turn) =>
    turn === 0
      ? shape
      : { ...shape, lines: shape.lines.map((line) => line.map((at) => ({ ...at, longitude: at.longitude + turn }))) },
  )
}

/** The points with longitudes that do not jump at the date line. */
function continuous(points: readonly MapPoint[]): MapPoint[] {
  let last: number | undefined
  return points.map(({ latitude, longitude }) => {
    last = last === undefined ? longitude : last + wrapLongitude(longitude - last)
    return { latitude, longitude: last }
  })
}

function stroked(lines: MapShape['lines'], color: string, widthPx: number, dashes: readonly number[] = []): MapShape {
  return { lines, isClosed: false, stroke: strokeOf(color, widthPx, dashes) }
}

const strokeOf = (color: string, widthPx: number, dashes: readonly number[] = []) =>
  widthPx > 0 ? { color, widthPx, dashes } : undefined

/** A point on a circle: at its radius from the centre, in a direction. */
function cornerOf({ latitude, longitude, radius }: Omit<MapCircle, 'color'>, bearing: number): MapPoint {
  const [lat, angle, turn] = [latitude, (radius / earthRadiusMeters) * (180 / Math.PI), bearing].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number]
  const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(turn)
  const shift = Math.atan2(Math.sin(turn) * Math.sin(angle) * Math.cos(lat), Math.cos(angle) - Math.sin(lat) * sine)
  return {
    latitude: (Math.asin(Math.min(1, Math.max(-1, sine))) * 180) / Math.PI,
    longitude: longitude + (shift * 180) / Math.PI,
  }
}

/** Arrow heads in the direction of the line, at equal distances on the screen. */
function arrowsOn(path: readonly MapPoint[], zoom: number, width: number): MapPoint[][] {
  const at = path.map((point) => worldOf(point, zoom))
  const arrows: MapPoint[][] = []
  let nextPx = arrowGapPx / 2
  let passedPx = 0
  for (const [index, to] of at.entries()) {
    const from = at[index - 1]
    if (!from) continue
    const lengthPx = Math.hypot(to.x - from.x, to.y - from.y)
    for (; nextPx <= passedPx + lengthPx && arrows.length < 500; nextPx += arrowGapPx) {
      const share = (nextPx - passedPx) / lengthPx
      arrows.push(arrowAt(from, to, share, width, zoom))
    }
    passedPx += lengthPx
  }
  return arrows
}

interface Pixel {
  readonly x: number
  readonly y: number
}

function arrowAt(from: Pixel, to: Pixel, share: number, width: number, zoom: number): MapPoint[] {
  const tip = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const lengthPx = width * 0.55
  const end = (turn: number): Pixel => ({
    x: tip.x - lengthPx * Math.cos(angle + turn),
    y: tip.y - lengthPx * Math.sin(angle + turn),
  })
  const turn = Math.PI / 4
  const tipAt = pointOf(tip, zoom)
  return [end(turn), tip, end(-turn)].map((pixel) => {
    const { latitude, longitude } = pointOf(pixel, zoom)
    return { latitude, longitude: tipAt.longitude + wrapLongitude(longitude - tipAt.longitude) }
  })
}

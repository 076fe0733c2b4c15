import type { MapPoint } from '../../../base/map/mapObjects.ts'
import type { Vector } from '../../../hooks/gesture/index.ts'

/** Width of the world at zoom 0, in pixels. Source: the tiles of OpenStreetMap and most other services. */
const tilePx = 256

/** The latitude at the edge of the square world, in degrees. Web Mercator cannot show the poles. */
export const maxLatitude = 85.0511287798066

/** Width and height of the world at a zoom, in pixels. */
export const worldSizePx = (zoom: number): number => tilePx * 2 ** zoom

/** The Web Mercator position of a point at a zoom, in pixels from 180° W at the upper edge of the world. */
export function worldOf({ latitude, longitude }: MapPoint, zoom: number): Vector {
  const size = worldSizePx(zoom)
  const sine = Math.sin((boundLatitude(latitude) * Math.PI) / 180)
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** The point at a Web Mercator position. Its longitude is from -180 to 180 degrees. */
export function pointOf({ x, y }: Vector, zoom: number): MapPoint {
  const size = worldSizePx(zoom)
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI
  return { latitude: boundLatitude(latitude), longitude: wrapLongitude((x / size - 0.5) * 360) }
}

/** Moves a longitude by whole turns into the range from -180 to 180 degrees. */
export function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

/** Metres that one pixel covers at a latitude. */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (Math.cos((boundLatitude(latitude) * Math.PI) / 180) * earthCircumferenceMeters) / worldSizePx(zoom)
}

/** Circumference of the earth at the equator. Source: WGS-84. */
const earthCircumferenceMeters = 40_075_016.686

const boundLatitude = (latitude: number) => Math.min(maxLatitude, Math.max(-maxLatitude, latitude))

import type { MapEdges, MapPoint, MapRegion } from '../../../base/map/mapObjects.ts'
import type { Vector } from '../../../hooks/gesture/index.ts'
import { pointOf, worldOf, worldSizePx, wrapLongitude } from './mercator.ts'

/** The visible part of a map: its centre, and its zoom level. */
export interface Camera extends MapPoint {
  readonly zoom: number
}

/** Size of the view, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The zoom levels that a map may have. */
export interface ZoomLimits {
  readonly minZoom: number
  readonly maxZoom: number
}

export const noEdges: MapEdges = { top: 0, right: 0, bottom: 0, left: 0 }

/** A camera whose zoom is within the limits, and whose centre is on the map. */
export function boundCamera({ latitude, longitude, zoom }: Camera, { minZoom, maxZoom }: ZoomLimits): Camera {
  const bounded = Math.min(maxZoom, Math.max(minZoom, zoom))
  return { ...pointOf(worldOf({ latitude, longitude }, bounded), bounded), zoom: bounded }
}

/** The camera after the map has been dragged by a distance in pixels. */
export function panned(camera: Camera, { x, y }: Vector): Camera {
  const centre = worldOf(camera, camera.zoom)
  return { ...pointOf({ x: centre.x - x, y: centre.y - y }, camera.zoom), zoom: camera.zoom }
}

/**
 * The camera at another zoom, at which the same point of the map is at the same position of the view.
 *
 * @param at The position, in pixels from the centre of the view.
 */
export function zoomedAbout(camera: Camera, zoom: number, at: Vector, limits: ZoomLimits): Camera {
  const to = Math.min(limits.maxZoom, Math.max(limits.minZoom, zoom))
  const centre = worldOf(camera, camera.zoom)
  const growth = 2 ** (to - camera.zoom)
  const moved = { x: (centre.x + at.x) * growth - at.x, y: (centre.y + at.y) * growth - at.y }
  return { ...pointOf(moved, to), zoom: to }
}

/** The position of a point in the view, in pixels from its upper left corner. Of the copies of the world, the nearest one counts. */
export function viewPositionOf(camera: Camera, { width, height }: Size, point: MapPoint): Vector {
  const centre = worldOf(camera, camera.zoom)
  const near = { ...point, longitude: camera.longitude + wrapLongitude(point.longitude - camera.longitude) }
  const { x, y } = worldOf(near, camera.zoom)
  return { x: x - centre.x + width / 2, y: y - centre.y + height / 2 }
}

/** The point of the map at a position of the view. */
export function pointInView(camera: Camera, { width, height }: Size, { x, y }: Vector): MapPoint {
  const centre = worldOf(camera, camera.zoom)
  return pointOf({ x: centre.x + x - width / 2, y: centre.y + y - height / 2 }, camera.zoom)
}

/** The region that the view shows. Its western longitude is greater than its eastern one if it crosses the date line. */
export function regionOf(camera: Camera, size: Size): MapRegion {
  return {
    southwest: pointInView(camera, size, { x: 0, y: size.height }),
    northeast: pointInView(camera, size, { x: size.width, y: 0 }),
  }
}

/**
 * The camera with the greatest zoom that shows all points, between the edges of the view.
 *
 * @returns `undefined` without points. A single point, or points at one place, keep the camera's zoom.
 */
export function cameraShowing(
  points: readonly MapPoint[],
  camera: Camera,
  { width, height }: Size,
  edges: MapEdges,
  limits: ZoomLimits,
): Camera | undefined {
  const [first] = points
  if (!first) return undefined
  // Relative to the first point, so that points on both sides of the date line are close to each other.
  const at = points.map((point) => {
    const longitude = first.longitude + wrapLongitude(point.longitude - first.longitude)
    return worldOf({ ...point, longitude }, 0)
  })
  const [left, right] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))]
  const free = {
    width: Math.max(1, width - edges.left - edges.right),
    height: Math.max(1, height - edges.top - edges.bottom),
  }
  const growth = Math.min(free.width / (right - left), free.height / (bottom - top))
  const fitting = Number.isFinite(growth) ? Math.log2(growth) : camera.zoom
  const zoom = Math.min(limits.maxZoom, Math.max(limits.minZoom, fitting))
  const middle = pointOf({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0)
  return panned({ ...middle, zoom }, { x: (edges.left - edges.right) / 2, y: (edges.top - edges.bottom) / 2 })
}

/** Whether two cameras show the same, to a thousandth of a pixel. */
export function isSameCamera(one: Camera, other: Camera): boolean {
  const pxPerDegree = worldSizePx(one.zoom) / 360
  return (
    Math.abs(one.zoom - other.zoom) < 1e-6 &&
    Math.abs(one.latitude - other.latitude) * pxPerDegree < 1e-3 &&
    Math.abs(wrapLongitude(one.longitude - other.longitude)) * pxPerDegree < 1e-3
  )
}

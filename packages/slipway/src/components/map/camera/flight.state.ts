import type { Camera, Size } from './camera.state.ts'
import { pointOf, worldOf, worldSizePx, wrapLongitude } from './mercator.ts'

/** A motion of the camera. */
export interface Flight {
  readonly durationMs: number
  /** The camera at a share of the way, from 0 to 1. */
  at(share: number): Camera
}

/** How far a flight zooms out. Source: van Wijk and Nuij, "Smooth and efficient zooming and panning", 2003. */
const curve = 1.42
/** Duration for each unit of the path's length. */
const msPerUnit = 900
const shortestMs = 250
const longestMs = 2_500

/**
 * The motion from one camera to another. A short way is a pan with a zoom; on a long way, the camera zooms out in between, so that the
 * map moves at about the same speed on the screen all the time.
 *
 * Source: van Wijk and Nuij, 2003: the path with the least visible motion.
 */
export function flightTo(from: Camera, to: Camera, { width, height }: Size): Flight {
  const start = worldOf(from, from.zoom)
  const longitude = from.longitude + wrapLongitude(to.longitude - from.longitude)
  const end = worldOf({ ...to, longitude }, from.zoom)
  const spanPx = Math.max(width, height, 1)
  const endSpanPx = spanPx / 2 ** (to.zoom - from.zoom)
  const distancePx = Math.hypot(end.x - start.x, end.y - start.y)
  const path = distancePx < 1 ? zoomPath(spanPx, endSpanPx) : curvedPath(spanPx, endSpanPx, distancePx)
  return {
    durationMs: Math.min(longestMs, Math.max(shortestMs, path.length * msPerUnit)),
    at(share) {
      if (share >= 1) return to
      const { travelledPx, width: widthPx } = path.at(share * path.length)
      const part = distancePx < 1 ? share : travelledPx / distancePx
      const centre = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
      const zoom = from.zoom + Math.log2(spanPx / widthPx)
      return { ...pointOf(scaled(centre, from.zoom, zoom), zoom), zoom }
    },
  }
}

interface Path {
  readonly length: number
  /** The distance and the width of the view after a part of the path, in pixels at the first zoom. */
  at(passed: number): { readonly travelledPx: number; readonly width: number }
}

function zoomPath(startPx: number, endPx: number): Path {
  const length = Math.abs(Math.log(endPx / startPx)) / curve
  const direction = endPx < startPx ? -1 : 1
  return { length, at: (passed) => ({ travelledPx: 0, width: startPx * Math.exp(direction * curve * passed) }) }
}

function curvedPath(startPx: number, endPx: number, distancePx: number): Path {
  const square = curve ** 2
  const slope = (isEnd: boolean) => {
    const [sign, px] = isEnd ? [-1, endPx] : [1, startPx]
    const b = (endPx ** 2 - startPx ** 2 + sign * square ** 2 * distancePx ** 2) / (2 * px * square * distancePx)
    return -Math.asinh(b)
  }
  const [first, last] = [slope(false), slope(true)]
  return {
    length: (last - first) / curve,
    at(passed) {
      const now = first + curve * passed
      return {
        travelledPx: (startPx * (Math.cosh(first) * Math.tanh(now) - Math.sinh(first))) / square,
        width: (startPx * Math.cosh(first)) / Math.cosh(now),
      }
    },
  }
}

const scaled = ({ x, y }: { x: number; y: number }, from: number, to: number) => {
  const growth = worldSizePx(to) / worldSizePx(from)
  return { x: x * growth, y: y * growth }
}

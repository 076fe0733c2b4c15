import { pixelHost as platformHost } from '#host/canvas'
import { callApi } from '../../base/call/callApi.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { scopedTarget } from '../query-scope/scopedTarget.ts'
import type { CanvasTarget } from './canvasOptions.ts'
import type { CanvasPixelHost, PixelData } from './host.ts'

/** Options of `canvasGetImageData`. */
export interface CanvasGetImageDataOptions extends CanvasTarget {
  /** Left edge of the area in CSS pixels. */
  readonly x: number
  /** Upper edge of the area in CSS pixels. */
  readonly y: number
  /** Width of the area in CSS pixels, rounded to a whole number. */
  readonly width: number
  /** Height of the area in CSS pixels, rounded to a whole number. */
  readonly height: number
}

/** Result of `canvasGetImageData`. */
export interface CanvasGetImageDataResult extends PixelData {}

/**
 * Reads the pixels of a part of a canvas, after the draws that were called before. The result has one pixel for each CSS pixel, on
 * every screen; pixels outside the canvas are transparent.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type, or the element is not a canvas; `not-found` if the canvas
 * does not exist; `denied` if the canvas shows an image of another origin whose server does not allow reading it (CORS); `failed`
 * if the area is too large; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { data } = await canvasGetImageData({ canvasId: 'chart', x: 0, y: 0, width: 1, height: 1 })
 * data // Uint8ClampedArray [255, 99, 71, 255]
 *
 * Source: specification, section 8.
 */
export function canvasGetImageData(
  options: CanvasGetImageDataOptions,
  host: CanvasPixelHost = platformHost,
): Promise<CanvasGetImageDataResult> {
  const api = 'canvasGetImageData'
  return callApi(api, options, ({ canvasId, x, y, width, height }) => {
    const canvas = scopedTarget(api, 'canvasId', canvasId)
    checkNumber(api, 'x', x)
    checkNumber(api, 'y', y)
    checkNumber(api, 'width', width, 1)
    checkNumber(api, 'height', height, 1)
    return host.read(canvas, { x, y, width: Math.round(width), height: Math.round(height) })
  })
}

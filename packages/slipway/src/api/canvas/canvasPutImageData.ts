import { pixelHost as platformHost } from '#host/canvas'
import { callApi } from '../../base/call/callApi.ts'
import { refusal } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { scopedTarget } from '../query-scope/scopedTarget.ts'
import type { CanvasTarget } from './canvasOptions.ts'
import type { CanvasPixelHost } from './host.ts'

/** Options of `canvasPutImageData`. */
export interface CanvasPutImageDataOptions extends CanvasTarget {
  /** The pixels from left to right and top to bottom: red, green, blue and alpha of each, from 0 to 255. */
  readonly data: Uint8ClampedArray
  /** Left edge of the area in CSS pixels. */
  readonly x: number
  /** Upper edge of the area in CSS pixels. */
  readonly y: number
  /** Number of pixels in a row. */
  readonly width: number
  /** Number of rows. By default it follows from the length of `data`. */
  readonly height?: number | undefined
}

/**
 * Replaces the pixels of a part of a canvas, after the draws that were called before. Each pixel of `data` covers one CSS pixel.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type, the length of `data` does not match the size, or the element
 * is not a canvas; `not-found` if the canvas does not exist; `failed` if the size is too large; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { data } = await canvasGetImageData({ canvasId: 'photo', x: 0, y: 0, width: 100, height: 100 })
 * for (let red = 0; red < data.length; red += 4) data[red] = 255
 * await canvasPutImageData({ canvasId: 'photo', data, x: 0, y: 0, width: 100 })
 *
 * Source: specification, section 8.
 */
export function canvasPutImageData(
  options: CanvasPutImageDataOptions,
  host: CanvasPixelHost = platformHost,
): Promise<void> {
  const api = 'canvasPutImageData'
  return callApi(api, options, ({ canvasId, data, x, y, width, height }) => {
    const canvas = scopedTarget(api, 'canvasId', canvasId)
    if (!(data instanceof Uint8ClampedArray)) throw refusal(api, 'data must be a Uint8ClampedArray')
    checkNumber(api, 'x', x)
    checkNumber(api, 'y', y)
    checkNumber(api, 'width', width, 1)
    if (height !== undefined) checkNumber(api, 'height', height, 1)
    const rows = height ?? data.length / 4 / width
    if (!Number.isInteger(width) || !Number.isInteger(rows) || rows < 1 || data.length !== width * rows * 4) {
      throw refusal(api, 'data must have width × height × 4 values')
    }
    return host.write(canvas, x, y, { width, height: rows, data: data.slice() })
  })
}

import { offscreenHost as platformHost } from '#host/canvas'
import { callNow } from '../../base/call/callNow.ts'
import { checkOptions, refusal } from '../../base/call/check.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import type { OffscreenCanvasHost } from './host.ts'

/** Options of `createOffscreenCanvas`. */
export interface CreateOffscreenCanvasOptions {
  /** Width in pixels, a whole number. */
  readonly width: number
  /** Height in pixels, a whole number. */
  readonly height: number
  /**
   * Type of the context.
   * @default '2d'
   */
  readonly type?: '2d' | undefined
}

/**
 * Creates a canvas outside the document, with the browser's own context. Other canvases can draw it as an image.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type; `failed` if the size exceeds the limits of browsers (16,384
 * pixels for a side, 16.7 million in total); `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const stamp = createOffscreenCanvas({ width: 20, height: 20 })
 * stamp.getContext('2d')?.fillRect(5, 5, 10, 10)
 */
export function createOffscreenCanvas(
  options: CreateOffscreenCanvasOptions,
  host: OffscreenCanvasHost = platformHost,
): OffscreenCanvas {
  const api = 'createOffscreenCanvas'
  return callNow(api, () => {
    const { width, height, type = '2d' } = checkOptions(api, options)
    checkOneOf(api, 'type', type, ['2d'])
    for (const [field, side] of Object.entries({ width, height })) {
      if (!Number.isInteger(side) || side < 1) throw refusal(api, `${field} must be a whole number, 1 or more`)
    }
    return host.create(width, height)
  })
}

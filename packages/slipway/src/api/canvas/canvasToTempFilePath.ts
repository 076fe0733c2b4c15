import { pixelHost as platformHost } from '#host/canvas'
import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkNumber, checkOneOf } from '../../base/call/checkValue.ts'
import { toApiError } from '../../base/call/toApiError.ts'
import { clamp } from '../../base/numbers/clamp.ts'
import { scopedTarget } from '../query-scope/scopedTarget.ts'
import { type TempFile, toTempFile } from '../temp-file/tempFile.ts'
import type { CanvasTarget } from './canvasOptions.ts'
import type { CanvasPixelHost } from './host.ts'

/** File type of a picture of a canvas. */
export type CanvasFileType = 'png' | 'jpg' | 'jpeg'

/** Options of `canvasToTempFilePath`. */
export interface CanvasToTempFilePathOptions extends CanvasTarget {
  /**
   * Left edge of the area in CSS pixels.
   * @default 0
   */
  readonly x?: number | undefined
  /**
   * Upper edge of the area in CSS pixels.
   * @default 0
   */
  readonly y?: number | undefined
  /** Width of the area in CSS pixels. By default up to the right edge of the canvas. */
  readonly width?: number | undefined
  /** Height of the area in CSS pixels. By default up to the lower edge of the canvas. */
  readonly height?: number | undefined
  /** Width of the picture in pixels. By default that of the area in device pixels. */
  readonly destWidth?: number | undefined
  /** Height of the picture in pixels. By default that of the area in device pixels. */
  readonly destHeight?: number | undefined
  /**
   * File type. Transparent areas become white in a JPEG.
   * @default 'png'
   */
  readonly fileType?: CanvasFileType | undefined
  /**
   * Quality of a JPEG from 0 to 1; values outside are clamped.
   * @default 1
   */
  readonly quality?: number | undefined
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `canvasToTempFilePath`. */
export interface CanvasToTempFilePathResult {
  /** Path of the picture. Release it with `releaseTempFile`. */
  readonly tempFilePath: string
  /** The picture with its path, name, size in bytes and type. */
  readonly tempFile: TempFile
}

/**
 * Makes a picture of a canvas, or of a part of it, after the draws that were called before.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type, or the element is not a canvas; `not-found` if the canvas
 * does not exist; `denied` if the canvas shows an image of another origin whose server does not allow reading it (CORS); `failed`
 * if the area is empty or the picture is too large; `cancelled` if `signal` is aborted; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { tempFilePath } = await canvasToTempFilePath({ canvasId: 'signature', fileType: 'jpg', quality: 0.8 })
 * await uploadFile({ url: '/signatures', filePath: tempFilePath, name: 'signature' })
 * await releaseTempFile({ filePath: tempFilePath })
 *
 * Source: specification, sections 5 and 8.
 */
export function canvasToTempFilePath(
  options: CanvasToTempFilePathOptions,
  host: CanvasPixelHost = platformHost,
): Promise<CanvasToTempFilePathResult> {
  const api = 'canvasToTempFilePath'
  return callApi(api, options, async (given) => {
    const {
      canvasId,
      x = 0,
      y = 0,
      width,
      height,
      destWidth,
      destHeight,
      fileType = 'png',
      quality = 1,
      signal,
    } = given
    const canvas = scopedTarget(api, 'canvasId', canvasId)
    checkNumber(api, 'x', x)
    checkNumber(api, 'y', y)
    for (const [field, side] of Object.entries({ width, height, destWidth, destHeight })) {
      if (side !== undefined) checkNumber(api, field, side, 1)
    }
    checkOneOf(api, 'fileType', fileType, ['png', 'jpg', 'jpeg'])
    checkNumber(api, 'quality', quality)
    const type = fileType === 'png' ? 'image/png' : 'image/jpeg'
    const blob = await orAborted(api, signal, async () => {
      try {
        return await host.picture(canvas, {
          area: { x, y, width, height },
          size: { width: destWidth, height: destHeight },
          type,
          quality: clamp(quality, 0, 1),
        })
      } catch (error) {
        throw withInnerName(api, error)
      }
    })
    const tempFile = toTempFile(new File([blob], `canvas.${fileType}`, { type: blob.type }), false)
    return { tempFilePath: tempFile.path, tempFile }
  })
}

/** Adds the inner name that mini-programs have in this error. */
function withInnerName(api: string, cause: unknown): ApiError {
  const { code, message } = toApiError('toTempFilePath', cause)
  return new ApiError(api, code, message, { cause })
}

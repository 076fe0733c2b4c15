import { host as platformHost } from '#host/compress-image'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkNumber, checkOneOf, checkText } from '../../base/call/checkValue.ts'
import { clamp } from '../../base/numbers/clamp.ts'
import { type TempFile, toTempFile } from '../temp-file/tempFile.ts'
import type { CompressImageHost } from './host.ts'
import { type DrawnType, drawnTypeOf, drawnTypes, redrawn } from './redrawn.ts'

/** Options of `compressImage`. */
export interface CompressImageOptions {
  /**
   * Path of the image, for example from `chooseImage`, or its address. A server of another origin must allow access
   * (CORS).
   */
  readonly src: string
  /**
   * Quality from 0 (smallest file) to 100 (best); values outside are clamped. Ignored for PNG.
   * @default 80
   */
  readonly quality?: number | undefined
  /** New width in pixels. Without `compressedHeight`, the proportions are kept. */
  readonly compressedWidth?: number | undefined
  /** New height in pixels. Without `compressedWidth`, the proportions are kept. */
  readonly compressedHeight?: number | undefined
  /**
   * File type of the new image. By default, JPEG, PNG and WebP keep their type and all other types become JPEG.
   * Transparent areas become white in a JPEG.
   */
  readonly type?: DrawnType | undefined
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `compressImage`. */
export interface CompressImageResult {
  /** Path of the new image. Release it with `releaseTempFile`. */
  readonly tempFilePath: string
  /** The new image with its path, name, size in bytes and type. */
  readonly tempFile: TempFile
}

/**
 * Makes an image smaller: reduces its quality or its size in pixels, or changes its file type.
 *
 * The image is re-encoded upright, without its metadata, such as camera and location. Only the first frame of an animated
 * image is kept. The image stays unchanged if re-encoding would make it larger, unless a size or a type is given.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type; `not-found` if the file does not exist;
 * `unsupported` if the browser cannot write the type, such as WebP in Safari; `cancelled` if `signal` is aborted;
 * `failed` if the file cannot be read, is not an image or is an SVG, or is too large; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { tempFilePath } = await compressImage({ src: photo, quality: 60, compressedWidth: 800 })
 */
export function compressImage(
  options: CompressImageOptions,
  host: CompressImageHost = platformHost,
): Promise<CompressImageResult> {
  return callApi('compressImage', options, async (given) => {
    const { src, quality = 80, compressedWidth: width, compressedHeight: height, type, signal } = given
    checkText('compressImage', 'src', src)
    checkNumber('compressImage', 'quality', quality)
    if (width !== undefined) checkNumber('compressImage', 'compressedWidth', width, 1)
    if (height !== undefined) checkNumber('compressImage', 'compressedHeight', height, 1)
    if (type !== undefined) checkOneOf('compressImage', 'type', type, Object.keys(drawnTypes))
    const drawing = { fit: { width, height }, quality: clamp(quality, 0, 100) / 100 }
    const { image, drawn } = await orAborted('compressImage', signal, async () => {
      const read = await host.read(src, signal)
      signal?.throwIfAborted()
      return { image: read, drawn: await redrawn(host, read, type ?? drawnTypeOf(read), drawing) }
    })
    const isRequested = (type ?? width ?? height) !== undefined
    const keepsOriginal = !isRequested && drawn.type === image.type && drawn.size >= image.size
    const tempFile = toTempFile(keepsOriginal ? new File([image], drawn.name, { type: image.type }) : drawn, false)
    return { tempFilePath: tempFile.path, tempFile }
  })
}

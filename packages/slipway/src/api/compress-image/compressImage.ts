import { host as platformHost } from '#host/compress-image'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkNumber, checkOneOf, checkText } from '../../base/call/checkValue.ts'
import { clamp } from '../../base/clamp.ts'
import { type TempFile, toTempFile } from '../temp-file/tempFile.ts'
import type { CompressImageHost } from './host.ts'
import { type DrawnType, drawnTypeOf, drawnTypes, redrawn } from './redrawn.ts'

/** What `compressImage` makes smaller, and how. */
export interface CompressImageOptions {
  /** The image's path, from `chooseImage` and its like, or its address. A server of another origin must allow it (CORS). */
  readonly src: string
  /**
   * From 0, small, to 100, good; what lies beyond counts as the limit. PNG has no such thing.
   * @default 80
   */
  readonly quality?: number | undefined
  /** The new width in pixels. Alone it keeps the proportions. */
  readonly compressedWidth?: number | undefined
  /** The new height in pixels. Alone it keeps the proportions. */
  readonly compressedHeight?: number | undefined
  /**
   * The type to write. Left out, JPEG, PNG and WebP stay what they are, and anything else becomes a JPEG. Where something
   * shows through a PNG, a JPEG is white.
   */
  readonly type?: DrawnType | undefined
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined
}

/** What `compressImage` answers. */
export interface CompressImageResult {
  /** The new image's path. `releaseTempFile` gives it back. */
  readonly tempFilePath: string
  /** The new image itself, with its path, name, size in bytes and type. */
  readonly tempFile: TempFile
}

/**
 * Makes an image smaller: with less quality, fewer pixels, or another type.
 *
 * The image is drawn anew, upright, and without what it told of its camera and its place. Of a moving image the first picture
 * is drawn. Where neither size nor type is asked for and drawing anew would make it larger, it stays as it is.
 *
 * @throws {ApiError} `invalid-argument` when an option has a wrong shape; `not-found` when there is no such file; `unsupported`
 * when the browser cannot write the type, as Safari cannot write WebP; `cancelled` when `signal` fires; `failed` when it cannot
 * be read, is no image or an SVG, or is too large to draw; `unavailable` without a document.
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
    const isAsked = (type ?? width ?? height) !== undefined
    const stays = !isAsked && drawn.type === image.type && drawn.size >= image.size
    const tempFile = toTempFile(stays ? new File([image], drawn.name, { type: image.type }) : drawn, false)
    return { tempFilePath: tempFile.path, tempFile }
  })
}

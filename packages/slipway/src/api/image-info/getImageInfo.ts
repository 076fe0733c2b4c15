import { host as platformHost } from '#host/image-info'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import { type TransferLimits, withinLimits } from '../../base/call/task.ts'
import type { ImageInfoHost } from './host.ts'
import { type ImageType, imageTypeOf } from './imageType.ts'
import { type ImageOrientation, orientationOf } from './orientation.ts'

/** Options of `getImageInfo`. */
export interface GetImageInfoOptions extends TransferLimits {
  /** Path of the image, for example from `chooseImage`, or its address. */
  readonly src: string
}

/** Result of `getImageInfo`. */
export interface GetImageInfoResult {
  /** Width in pixels of the upright image, as it is shown. */
  readonly width: number
  /** Height in pixels of the upright image, as it is shown. */
  readonly height: number
  /** Absolute address of the image; a temporary path stays unchanged. */
  readonly path: string
  /** File type, detected from the content. */
  readonly type: ImageType
  /** Orientation of the camera, from the EXIF data of a JPEG. Width and height are already those of the upright image. */
  readonly orientation: ImageOrientation
}

/**
 * Number of bytes read to detect type and orientation. JPEG segments have at most 64 kB, and EXIF data are in the first
 * or second.
 */
const headBytes = 2 ** 17

/**
 * Reads an image's width, height, type and orientation.
 *
 * If a server of another origin does not allow reading the image (CORS), its size is still returned; its type is
 * `unknown` and its orientation `up`.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type; `not-found` if the image does not exist; `failed`
 * if the file is not an image or cannot be loaded; `timeout` after `timeout` milliseconds; `cancelled` if `signal` is
 * aborted; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { width, height } = await getImageInfo({ src: tempFilePaths[0] })
 */
export function getImageInfo(
  options: GetImageInfoOptions,
  host: ImageInfoHost = platformHost,
): Promise<GetImageInfoResult> {
  return callApi('getImageInfo', options, async ({ src, timeout, signal }) => {
    checkText('getImageInfo', 'src', src)
    return withinLimits('getImageInfo', { timeout, signal }, new AbortController().signal, async (limit) => {
      const { width, height, path, file } = await host.load(src, limit)
      const head = new Uint8Array((await file?.slice(0, headBytes).arrayBuffer()) ?? [])
      return { width, height, path, type: imageTypeOf(head, file?.type ?? ''), orientation: orientationOf(head) }
    })
  })
}

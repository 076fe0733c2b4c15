import { host as platformHost } from '#host/image-info'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import { type TransferLimits, withinLimits } from '../../base/call/task.ts'
import type { ImageInfoHost } from './host.ts'
import { type ImageType, imageTypeOf } from './imageType.ts'
import { type ImageOrientation, orientationOf } from './orientation.ts'

/** What `getImageInfo` looks at. */
export interface GetImageInfoOptions extends TransferLimits {
  /** The image's path, from `chooseImage` and its like, or its address. */
  readonly src: string
}

/** What `getImageInfo` answers. */
export interface GetImageInfoResult {
  /** The width in pixels, as it is shown: upright. */
  readonly width: number
  /** The height in pixels, as it is shown: upright. */
  readonly height: number
  /** The image's absolute address; a temporary path stays itself. */
  readonly path: string
  /** The kind of file, by what is in it. */
  readonly type: ImageType
  /** How the camera was held, from a JPEG's EXIF data. Width and height are of the upright image already. */
  readonly orientation: ImageOrientation
}

/** The part of a file that tells what it is: segments have 64 kB at most, and EXIF data are in the first or second. */
const headBytes = 2 ** 17

/**
 * Tells an image's width, height, type and orientation.
 *
 * An image of another origin whose server does not let it be read (CORS) has its size all the same; its type is `unknown` and
 * its orientation `up`.
 *
 * @throws {ApiError} `invalid-argument` when an option has a wrong shape; `not-found` when there is no such image; `failed` when
 * it is no image or cannot be loaded; `timeout` when `timeout` is over; `cancelled` when `signal` fires; `unavailable` without a
 * document.
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

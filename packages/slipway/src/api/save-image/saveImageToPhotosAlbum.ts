import { host as platformHost } from '#host/save-image'
import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import { mimeTypeOf } from '../file-chooser/accept.ts'
import { fileName } from '../temp-file/fileName.ts'
import type { SaveImageHost } from './host.ts'

/** Options of `saveImageToPhotosAlbum`. */
export interface SaveImageToPhotosAlbumOptions {
  /**
   * The image's path, such as the one that `downloadFile` returns, or its address. A server of another origin must allow it
   * (CORS).
   */
  readonly filePath: string
  /** Cancels the call. A system dialog may stay open, because pages cannot close it. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Saves an image for the user.
 *
 * Browsers do not let a page write to the album, so on the web the image is downloaded, and the call resolves when the download
 * begins. A native shell shows the system's share sheet, from which the user saves the image to their photos or elsewhere.
 *
 * @throws {ApiError} `invalid-argument` when `filePath` is not a string, or the file is not an image; `not-found` when the file
 * does not exist; `failed` when it cannot be read; `cancelled` when the user closes the sheet (`cancel`) or `signal` fires
 * (`abort`); `unavailable` without a document, and in a native shell without the plugins.
 * @platform web, capacitor
 * @plugin Share, Filesystem
 *
 * @example
 * await saveImageToPhotosAlbum({ filePath: '/posters/1.png' })
 */
export function saveImageToPhotosAlbum(
  options: SaveImageToPhotosAlbumOptions,
  host: SaveImageHost = platformHost,
): Promise<void> {
  return callApi('saveImageToPhotosAlbum', options, async ({ filePath, signal }) => {
    checkText('saveImageToPhotosAlbum', 'filePath', filePath)
    const image = await orAborted('saveImageToPhotosAlbum', signal, () => host.read(filePath, signal))
    const name = fileName(filePath, image)
    if (!mimeTypeOf(name, image.type).startsWith('image/')) {
      throw new ApiError('saveImageToPhotosAlbum', 'invalid-argument', 'the file is not an image')
    }
    await orAborted('saveImageToPhotosAlbum', signal, () => host.save(image, name, signal))
  })
}

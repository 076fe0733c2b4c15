import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { releaseObjectUrl } from '../../base/objectUrls.ts'

/** What `releaseTempFile` gives back. */
export interface ReleaseTempFileOptions {
  /** A path from `chooseImage`, `compressImage`, `downloadFile` and their like. */
  readonly filePath: string
}

/**
 * Gives back what a temporary file holds; its path leads nowhere from then on.
 *
 * Temporary files belong to the app, not to the page that made them, so a page may answer with one and go. Those that the
 * user chose stay on the disk and hold next to nothing. Those in memory, such as compressed images and downloads, go by
 * themselves, the oldest first, once together they hold more than 256 MB; where an app makes many, it releases each when
 * it has done with it. None outlives a reload. A path that is released already, or was made by somebody else, is left alone.
 *
 * @throws {ApiError} `invalid-argument` when `filePath` is no string.
 * @platform web, capacitor
 *
 * @example
 * const { tempFilePath } = await compressImage({ src })
 * await uploadFile({ url: '/photos', filePath: tempFilePath, name: 'photo' })
 * await releaseTempFile({ filePath: tempFilePath })
 */
export function releaseTempFile(options: ReleaseTempFileOptions): Promise<void> {
  return callApi('releaseTempFile', options, ({ filePath }) => {
    checkString('releaseTempFile', 'filePath', filePath)
    releaseObjectUrl(filePath)
  })
}

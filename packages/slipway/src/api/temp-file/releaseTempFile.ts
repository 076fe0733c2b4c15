import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { releaseObjectUrl } from '../../base/objectUrls.ts'

/** Options of `releaseTempFile`. */
export interface ReleaseTempFileOptions {
  /** A path returned by `chooseImage`, `compressImage`, `downloadFile` and similar functions. */
  readonly filePath: string
}

/**
 * Releases the memory of a temporary file; its path is invalid from then on.
 *
 * Temporary files belong to the app, not to the page that made them, so a page may return one as its result and close. Files
 * that the user chose stay on the disk and take almost no memory. Files in memory, such as compressed images and downloads, are
 * released automatically, the oldest first, when their total size exceeds 256 MB. An app that makes many should release each one
 * after use. Temporary files do not outlive a reload. A path that is already released or does not belong to a temporary file is
 * ignored.
 *
 * @throws {ApiError} `invalid-argument` when `filePath` is not a string.
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

import { host as platformHost } from '#host/save-file'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { SaveFileHost } from './host.ts'

/** What `saveFile` saves. */
export interface SaveFileOptions {
  /** The file's path, from `downloadFile` and its like, or its address. A server of another origin must allow it (CORS). */
  readonly tempFilePath: string
  /** The name to save it under; left out, its own, the last part of its address, or `file` with the ending of its type. */
  readonly fileName?: string | undefined
  /** Gives the call up. What the system shows may stay, as pages cannot close it; then nothing is saved by it. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Saves a file where the user wants it: outside the app, among their own files.
 *
 * A browser that lets a page ask where (Chromium's on the desktop) asks, and the call resolves when the file is written. Any
 * other downloads it, and the call resolves when it begins, as a page does not hear how it ends. A native shell shows the
 * system's sheet, which saves to Files and to other apps. To keep something for the app itself, use its storage.
 *
 * Call it from a user's gesture, such as a click: outside of one a browser downloads, and may ask before a second one.
 *
 * @throws {ApiError} `invalid-argument` when an option has a wrong shape; `cancelled` when the user closes what asks (`cancel`) or
 * `signal` fires (`abort`); `not-found` when there is no such file; `denied` when the app may not write there; `failed` when it
 * cannot be read or written; `unavailable` without a document, and in a native shell without the plugins.
 * @platform web, capacitor
 * @plugin Share, Filesystem
 *
 * @example
 * await saveFile({ tempFilePath, fileName: 'invoice.pdf' })
 */
export function saveFile(options: SaveFileOptions, host: SaveFileHost = platformHost): Promise<void> {
  return callApi('saveFile', options, async ({ tempFilePath, fileName, signal }) => {
    checkText('saveFile', 'tempFilePath', tempFilePath)
    if (fileName !== undefined) checkText('saveFile', 'fileName', fileName)
    await orAborted('saveFile', signal, () => host.save(tempFilePath, fileName, signal))
  })
}

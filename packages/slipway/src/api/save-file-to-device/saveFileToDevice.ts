import { host as platformHost } from '#host/save-file-to-device'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { SaveFileToDeviceHost } from './host.ts'

/** Options of `saveFileToDevice`. */
export interface SaveFileToDeviceOptions {
  /**
   * The file's path, such as the one that `downloadFile` returns, or its address. A server of another origin must allow it
   * (CORS).
   */
  readonly tempFilePath: string
  /**
   * The file name to save under. Defaults to the file's own name, to the last part of its address, or to `file` with the
   * extension of its type.
   */
  readonly fileName?: string | undefined
  /** Cancels the call. A system dialog may stay open, because pages cannot close it; nothing is saved then. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Saves a file among the user's own files, outside the app.
 *
 * If the browser lets a page ask for the location (Chromium on the desktop), the user is asked, and the call resolves when the
 * file is written. Other browsers download the file, and the call resolves when the download begins, because a page is not
 * notified when it ends. A native shell shows the system's share sheet, which saves to Files and to other apps. To keep a file in
 * the app itself, use `saveFile`.
 *
 * Call it from a user's gesture, such as a click. Outside a gesture a browser downloads, and may ask before a second download.
 *
 * @throws {ApiError} `invalid-argument` when an option has the wrong type; `cancelled` when the user closes the dialog
 * (`cancel`) or `signal` fires (`abort`); `not-found` when the file does not exist; `denied` when the app may not write to that
 * location; `failed` when the file cannot be read or written; `unavailable` without a document, and in a native shell without
 * the plugins.
 * @platform web, capacitor
 * @plugin Share, Filesystem
 *
 * @example
 * await saveFileToDevice({ tempFilePath, fileName: 'invoice.pdf' })
 */
export function saveFileToDevice(
  options: SaveFileToDeviceOptions,
  host: SaveFileToDeviceHost = platformHost,
): Promise<void> {
  return callApi('saveFileToDevice', options, async ({ tempFilePath, fileName, signal }) => {
    checkText('saveFileToDevice', 'tempFilePath', tempFilePath)
    if (fileName !== undefined) checkText('saveFileToDevice', 'fileName', fileName)
    await orAborted('saveFileToDevice', signal, () => host.save(tempFilePath, fileName, signal))
  })
}

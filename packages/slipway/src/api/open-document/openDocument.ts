import { host as platformHost } from '#host/open-document'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { OpenDocumentHost } from './host.ts'

/** Options of `openDocument`. */
export interface OpenDocumentOptions {
  /** The document's path, such as the one that `downloadFile` returns, or its address. */
  readonly filePath: string
  /** The name under which the document is downloaded or passed to another app. Defaults to the file's own name. */
  readonly fileName?: string | undefined
  /** Cancels the call while the document is being read. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Opens a document in a new window.
 *
 * Call it from a user's gesture, such as a click: browsers block new windows otherwise. A browser shows the app's own files
 * (object and data URLs) if they are PDF, plain text, images, audio or video, and downloads any other file. A page or an SVG
 * opened there could do everything that the app can. A native shell passes the document to the system's viewer, or to an app
 * that can open it.
 *
 * @throws {ApiError} `invalid-argument` when an option has the wrong type or the address cannot be that of a document; `denied`
 * when the browser blocks the window; `not-found` when the file does not exist; `unsupported` in a native shell if no app can
 * open the document; `failed` when it cannot be read; `cancelled` when `signal` fires; `unavailable` without a document, and
 * in a native shell without the plugins.
 * @platform web, capacitor
 * @plugin FileViewer, Filesystem
 *
 * @example
 * await openDocument({ filePath: '/terms.pdf' })
 */
export function openDocument(options: OpenDocumentOptions, host: OpenDocumentHost = platformHost): Promise<void> {
  return callApi('openDocument', options, async ({ filePath, fileName, signal }) => {
    checkText('openDocument', 'filePath', filePath)
    if (fileName !== undefined) checkText('openDocument', 'fileName', fileName)
    await orAborted('openDocument', signal, () => host.open(filePath, fileName, signal))
  })
}

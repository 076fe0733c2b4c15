import { host as platformHost } from '#host/open-document'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { OpenDocumentHost } from './host.ts'

/** What `openDocument` opens. */
export interface OpenDocumentOptions {
  /** The document's path, from `downloadFile` and its like, or its address. */
  readonly filePath: string
  /** Its name where it is downloaded, or handed to another app; left out, its own. */
  readonly fileName?: string | undefined
  /** Gives the call up while the document is read. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Opens a document in a window of its own.
 *
 * Call it from a user's gesture, such as a click: browsers block new windows otherwise. Of files of the app (object and data
 * URLs) a browser shows PDF, plain text, pictures, sound and film, and downloads any other: a page or an SVG opened there could
 * do all that the app can. A native shell hands the document to the system's viewer, or to an app that knows it.
 *
 * @throws {ApiError} `invalid-argument` when an option has a wrong shape, or the address is none of a document; `denied` when the
 * browser blocks the window; `not-found` when there is no such file; `unsupported` in a native shell where no app knows the
 * document; `failed` when it cannot be read; `cancelled` when `signal` fires; `unavailable` without a document, and in a native shell without the plugins.
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

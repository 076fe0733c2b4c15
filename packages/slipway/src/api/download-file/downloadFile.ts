import { host as platformHost } from '#host/download-file'
import { checkText } from '../../base/call/checkValue.ts'
import type { Listening } from '../../base/call/listening.ts'
import { percentOf } from '../../base/call/percentOf.ts'
import { type GivenHeaders, sendableHeaders } from '../../base/call/sendable.ts'
import { startTask, type Task, type TaskContext, type TransferLimits } from '../../base/call/task.ts'
import { createObjectUrl } from '../../base/objectUrls.ts'
import type { TransferHead } from '../upload-file/transfer.ts'
import { downloadName } from './fileName.ts'
import type { DownloadFileHost } from './host.ts'

/** Options of `downloadFile`. */
export interface DownloadFileOptions extends TransferLimits {
  /** Address of the file; absolute, or relative to the page. */
  readonly url: string
  /** Headers by name. */
  readonly header?: GivenHeaders | undefined
  /**
   * Whether cookies are sent to and accepted from other origins.
   * @default false
   */
  readonly withCredentials?: boolean | undefined
}

/** Result of `downloadFile`, for any status code. */
export interface DownloadFileResult extends TransferHead {
  /**
   * Temporary path of the file (`blob:…`), for images, players, `saveFileToDevice` and `uploadFile`. It is valid until you call
   * `releaseTempFile`, newer files need its memory, or the document is unloaded.
   */
  readonly tempFilePath: string
  /** File name from the header `content-disposition`, or else from the last part of the address. */
  readonly fileName: string
}

/** Progress of a download. */
export interface DownloadFileProgress {
  /** Percent as an integer; 0 if the length is unknown. */
  readonly progress: number
  /** Number of bytes received; for a compressed response, Firefox counts the compressed bytes. */
  readonly totalBytesWritten: number
  /** Total number of bytes; 0 if the length is unknown, as with a compressed response. */
  readonly totalBytesExpectedToWrite: number
}

/** Events of a download. */
export interface DownloadFileEvents {
  /** Emitted when more of the file has been received. */
  onProgressUpdate: DownloadFileProgress
  /** Emitted when the status and the headers have been received. */
  onHeadersReceived: TransferHead
}

/** A running download: a promise of the file, with events. */
export interface DownloadTask extends Task<DownloadFileResult>, Listening<DownloadFileEvents> {}

/**
 * Downloads a file with a GET request, and reports the progress.
 *
 * Every status code resolves: check `statusCode`, because the body of a 404 response is an error page, not your file.
 *
 * @returns A task: await it for the file, or cancel it with `abort()`.
 * @throws {ApiError} `invalid-argument` if `url` is missing, or `header` cannot be sent; `timeout` (`downloadFile:fail
 * timeout`); `cancelled` after `abort()` or by `signal` (`downloadFile:fail abort`); `failed` if there was no response,
 * or the connection broke (`downloadFile:fail`); `unavailable` outside a browser.
 * @platform web, capacitor
 *
 * @example
 * const task = downloadFile({ url: '/files/report.pdf' })
 * task.onProgressUpdate(({ progress }) => setPercent(progress))
 * const { tempFilePath, fileName } = await task // 'blob:…', 'report.pdf'
 *
 * Source: specification, sections 7 and 9.
 */
export function downloadFile(options: DownloadFileOptions, host: DownloadFileHost = platformHost): DownloadTask {
  return startTask('downloadFile', options, eventNames, async (given, context: TaskContext<DownloadFileEvents>) => {
    const { url, header, withCredentials = false } = given
    checkText('downloadFile', 'url', url)
    const { emit, signal } = context
    const { body, ...head } = await host.receive({
      url,
      header: sendableHeaders('downloadFile', header),
      withCredentials: Boolean(withCredentials),
      signal,
      onHead: (received) => emit('onHeadersReceived', received),
      onProgress: (written, total) =>
        emit('onProgressUpdate', {
          progress: percentOf(written, total),
          totalBytesWritten: written,
          totalBytesExpectedToWrite: total,
        }),
    })
    // An object URL created after an abort would never be released.
    signal.throwIfAborted()
    const fileName = downloadName(head.header['content-disposition'], url)
    return { ...head, fileName, tempFilePath: createObjectUrl(new File([body], fileName, { type: body.type })) }
  })
}

const eventNames = ['onProgressUpdate', 'onHeadersReceived'] as const

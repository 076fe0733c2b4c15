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

/** What `downloadFile` takes. */
export interface DownloadFileOptions extends TransferLimits {
  /** Where from; absolute, or relative to the page. */
  readonly url: string
  /** Headers by name. */
  readonly header?: GivenHeaders | undefined
  /**
   * Whether cookies go along to another origin, and are taken from it.
   * @default false
   */
  readonly withCredentials?: boolean | undefined
}

/** What the server has answered, with whatever status. */
export interface DownloadFileResult extends TransferHead {
  /**
   * An address of the file (`blob:…`), for pictures, players, `saveFile` and `uploadFile`. It is temporary: it lives until
   * `releaseTempFile`, until newer ones need its room, or until the document goes.
   */
  readonly tempFilePath: string
  /** The file's name: what the header `content-disposition` says, else the end of the address. */
  readonly fileName: string
}

/** How much of the file has come. */
export interface DownloadFileProgress {
  /** Percent, an integer; 0 while the length is not known. */
  readonly progress: number
  /** Bytes that have come; of a packed answer, Firefox counts the packed ones. */
  readonly totalBytesWritten: number
  /** Bytes in all; 0 while the length is not known, as with a packed answer. */
  readonly totalBytesExpectedToWrite: number
}

/** What a download tells while it goes on. */
export interface DownloadFileEvents {
  /** More of the file has come. */
  onProgressUpdate: DownloadFileProgress
  /** The status and the headers have come. */
  onHeadersReceived: TransferHead
}

/** A download under way: a promise of the file. */
export interface DownloadTask extends Task<DownloadFileResult>, Listening<DownloadFileEvents> {}

/**
 * Downloads a file with a GET, and tells the progress.
 *
 * An answer is a success, whatever its status: look at `statusCode` before you take the body of a 404 for the file.
 *
 * @returns A task at once: await it for the file, or give it up by `abort()`.
 * @throws {ApiError} `invalid-argument` when `url` is missing, or `header` cannot be sent; `timeout`
 * (`downloadFile:fail timeout`); `cancelled` after `abort()` or by `signal` (`downloadFile:fail abort`); `failed` when no
 * answer came, or it broke off (`downloadFile:fail`); `unavailable` outside a browser.
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
    // Given up meanwhile, nobody would release it.
    signal.throwIfAborted()
    const fileName = downloadName(head.header['content-disposition'], url)
    return { ...head, fileName, tempFilePath: createObjectUrl(new File([body], fileName, { type: body.type })) }
  })
}

const eventNames = ['onProgressUpdate', 'onHeadersReceived'] as const

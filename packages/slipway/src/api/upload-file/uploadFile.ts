import { host as platformHost } from '#host/upload-file'
import { checkText } from '../../base/call/checkValue.ts'
import { formText } from '../../base/call/formText.ts'
import type { Listening } from '../../base/call/listening.ts'
import { percentOf } from '../../base/call/percentOf.ts'
import { type GivenHeaders, sendable, sendableHeaders } from '../../base/call/sendable.ts'
import { startTask, type Task, type TaskContext, type TransferLimits } from '../../base/call/task.ts'
import type { UploadFileHost } from './host.ts'
import { type Part, partsOf, type UploadSource } from './parts.ts'
import type { TransferHead } from './transfer.ts'

/** Options of `uploadFile`: the address, and one of `filePath`, `file` and `files`. */
export interface UploadFileOptions extends UploadSource, TransferLimits {
  /** The address: absolute, or relative to the page. */
  readonly url: string
  /**
   * Further fields of the form, sent before the files. Values are converted to text: `null` to an empty text, an object to JSON.
   */
  readonly formData?: Readonly<Record<string, unknown>> | undefined
  /** Headers by name. The content type is always that of the form. */
  readonly header?: GivenHeaders | undefined
  /**
   * Whether cookies are sent to another origin, and accepted from it.
   * @default false
   */
  readonly withCredentials?: boolean | undefined
}

/** Result of `uploadFile`: the server's response, whatever its status. */
export interface UploadFileResult extends TransferHead {
  /** The body, as text. */
  readonly data: string
}

/** Progress of an upload. */
export interface UploadFileProgress {
  /** Percentage, an integer. */
  readonly progress: number
  /** Number of bytes sent. */
  readonly totalBytesSent: number
  /** Total number of bytes, including the form's own. */
  readonly totalBytesExpectedToSend: number
}

/** Events of an upload. */
export interface UploadFileEvents {
  /** More of the form has been sent. */
  onProgressUpdate: UploadFileProgress
  /** The status and the headers of the response have been received. */
  onHeadersReceived: TransferHead
}

/** A running upload, which is also a promise of the result. */
export interface UploadTask extends Task<UploadFileResult>, Listening<UploadFileEvents> {}

/**
 * Uploads one file or several with a multipart POST, and reports the progress.
 *
 * The call resolves with any response, whatever its status; the body is not parsed.
 *
 * @returns A task, synchronously: await it for the result, or cancel it with `abort()`.
 * @throws {ApiError} `invalid-argument` when `url` is missing, a field cannot be sent, or the file is missing (`uploadFile:fail
 * file error`); `not-found` when a path leads to nothing, and `failed` when it cannot be read (the same text); `timeout`
 * (`uploadFile:fail timeout`); `cancelled` after `abort()` or by `signal` (`uploadFile:fail abort`); `failed` when the upload
 * got no response (`uploadFile:fail`); `unavailable` outside a browser.
 * @platform web, capacitor
 *
 * @example
 * const task = uploadFile({ url: '/api/photos', filePath: tempFilePath, name: 'photo', formData: { album: 3 } })
 * task.onProgressUpdate(({ progress }) => setPercent(progress))
 * const { statusCode } = await task // 201
 *
 * Source: specification, sections 5, 7, 8 and 9.
 */
export function uploadFile(options: UploadFileOptions, host: UploadFileHost = platformHost): UploadTask {
  return startTask('uploadFile', options, eventNames, async (given, context: TaskContext<UploadFileEvents>) => {
    const { url, formData = {}, withCredentials = false, ...source } = given
    checkText('uploadFile', 'url', url)
    const fields = sendable('uploadFile', 'formData', () =>
      Object.entries(formData).map(([name, value]): Field => [name, formText(value)]),
    )
    const header = sendableHeaders('uploadFile', source.header)
    // Only the platform knows the boundary between the parts.
    header.delete('content-type')
    const { emit, signal } = context
    const form = formOf(fields, await partsOf(source, host, signal))
    const { body, ...head } = await host.send(
      {
        url,
        header,
        withCredentials: Boolean(withCredentials),
        signal,
        onHead: (received) => emit('onHeadersReceived', received),
        onProgress: (sent, total) =>
          emit('onProgressUpdate', {
            progress: percentOf(sent, total),
            totalBytesSent: sent,
            totalBytesExpectedToSend: total,
          }),
      },
      form,
    )
    return { data: body, ...head }
  })
}

const eventNames = ['onProgressUpdate', 'onHeadersReceived'] as const

type Field = readonly [name: string, value: string]

function formOf(fields: readonly Field[], parts: readonly Part[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  for (const { name, file, fileName } of parts) form.append(name, file, fileName)
  return form
}

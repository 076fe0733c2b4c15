import { ApiError, type ApiErrorCode } from '../../base/call/ApiError.ts'
import { toApiError } from '../../base/call/toApiError.ts'
import { fileName } from '../temp-file/fileName.ts'
import type { UploadFileHost } from './host.ts'

/** One of several files. */
export interface UploadFilePart {
  /**
   * The name of the file's form field.
   * @default The `name` of the upload
   */
  readonly name?: string | undefined
  /** The file itself. */
  readonly file?: Blob | undefined
  /** The file's path, if `file` is omitted: an object URL, such as a `tempFilePath`, or a data URL. */
  readonly uri?: string | undefined
}

/** The files of an upload: `files`, `file` or `filePath`. */
export interface UploadSource {
  /** Several files in one request; takes precedence over `file` and `filePath`. */
  readonly files?: readonly UploadFilePart[] | undefined
  /** The file itself; takes precedence over `filePath`. */
  readonly file?: Blob | undefined
  /** The path of the file: an object URL, such as a `tempFilePath`, or a data URL. */
  readonly filePath?: string | undefined
  /**
   * The name of the file's form field.
   * @default 'file'
   */
  readonly name?: string | undefined
}

/** A file that is ready to be sent. */
export interface Part {
  readonly name: string
  readonly file: Blob
  readonly fileName: string
}

/** Reads the files of an upload. Rejects before the upload starts if one is missing or cannot be read. */
export async function partsOf(
  { files = [], file, filePath, name = 'file' }: UploadSource,
  host: UploadFileHost,
  signal: AbortSignal,
): Promise<Part[]> {
  const given: readonly UploadFilePart[] = files.length > 0 ? files : [{ file, uri: filePath }]
  return Promise.all(
    given.map(async (one) => {
      const blob = one.file ?? (await read(one.uri, host, signal))
      if (!(blob instanceof Blob)) throw fileError('invalid-argument')
      return { name: String(one.name ?? name), file: blob, fileName: fileName(one.file ? '' : String(one.uri), blob) }
    }),
  )
}

async function read(path: unknown, host: UploadFileHost, signal: AbortSignal): Promise<Blob> {
  if (typeof path !== 'string' || path === '') throw fileError('invalid-argument')
  return host.readFile(path, signal).catch((cause: unknown) => {
    throw fileError(toApiError('uploadFile', cause).code, cause)
  })
}

const fileError = (code: ApiErrorCode, cause?: unknown) => new ApiError('uploadFile', code, 'file error', { cause })

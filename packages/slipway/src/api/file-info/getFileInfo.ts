import { host as platformHost } from '#host/file-info'
import { abortError, refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkOneOf, checkText } from '../../base/call/checkValue.ts'
import type { FileInfoHost } from './host.ts'

/** Options of `getFileInfo`. */
export interface GetFileInfoOptions {
  /**
   * Path of the file, for example from `chooseFile`, or its address. A server of another origin must allow access (CORS).
   */
  readonly filePath: string
  /** Computes the digest, for which the whole file is read. By default, no digest is computed. */
  readonly digestAlgorithm?: 'sha256' | undefined
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `getFileInfo`. */
export interface GetFileInfoResult {
  /** Size in bytes. */
  readonly size: number
  /** SHA-256 of the content as 64 hexadecimal digits, if requested. */
  readonly digest?: string
}

/** Maximum number of bytes in memory. `crypto.subtle` needs the whole file at once, so it is used only up to this size. */
const pieceBytes = 2 ** 24

/**
 * Reads a file's size and, on request, its digest.
 *
 * A file on a server is downloaded for this. A large file is read in pieces, so that only one piece is in memory. MD5 and
 * SHA-1, which mini-programs have, are not supported because both have long been broken.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type; `not-found` if the file does not exist; `failed`
 * if it cannot be read; `cancelled` if `signal` is aborted; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { size, digest } = await getFileInfo({ filePath: tempFilePaths[0], digestAlgorithm: 'sha256' })
 */
export function getFileInfo(
  options: GetFileInfoOptions,
  host: FileInfoHost = platformHost,
): Promise<GetFileInfoResult> {
  return callApi('getFileInfo', options, async ({ filePath, digestAlgorithm, signal }) => {
    checkText('getFileInfo', 'filePath', filePath)
    if (digestAlgorithm !== undefined) checkOneOf('getFileInfo', 'digestAlgorithm', digestAlgorithm, ['sha256'])
    refuseAborted('getFileInfo', signal)
    try {
      const file = await host.read(filePath, signal)
      return digestAlgorithm ? { size: file.size, digest: await sha256Of(file, signal) } : { size: file.size }
    } catch (error) {
      throw signal?.aborted ? abortError('getFileInfo', signal) : error
    }
  })
}

async function sha256Of(file: Blob, signal: AbortSignal | undefined): Promise<string> {
  // Browsers hide `crypto.subtle` from pages without https.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (subtle && file.size <= pieceBytes) return hexOf(await subtle.digest('SHA-256', await file.arrayBuffer()))
  const { createSha256 } = await import('./sha256.ts')
  const hash = createSha256()
  for (let start = 0; start < file.size; start += pieceBytes) {
    signal?.throwIfAborted()
    hash.add(new Uint8Array(await file.slice(start, start + pieceBytes).arrayBuffer()))
  }
  return hexOf(hash.end())
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

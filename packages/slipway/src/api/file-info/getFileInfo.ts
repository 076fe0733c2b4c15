import { host as platformHost } from '#host/file-info'
import { abortError, refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkOneOf, checkText } from '../../base/call/checkValue.ts'
import type { FileInfoHost } from './host.ts'

/** What `getFileInfo` looks at. */
export interface GetFileInfoOptions {
  /** The file's path, from `chooseFile` and its like, or its address. A server of another origin must allow it (CORS). */
  readonly filePath: string
  /** Reads the whole file for its digest; left out, there is none. */
  readonly digestAlgorithm?: 'sha256' | undefined
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined
}

/** What `getFileInfo` answers. */
export interface GetFileInfoResult {
  /** Bytes. */
  readonly size: number
  /** The SHA-256 of the content in 64 hexadecimal digits, if it was asked for. */
  readonly digest?: string
}

/** How much of a file is in memory at a time. A browser's own digest takes a file whole, so only one that is no larger. */
const pieceBytes = 2 ** 24

/**
 * Tells a file's size, and on request its digest.
 *
 * A file on a server is loaded for that. Of a large file no more than a piece is in memory at a time. MD5 and SHA-1, which
 * mini-programs offer, are not: both have long been broken.
 *
 * @throws {ApiError} `invalid-argument` when an option has a wrong shape; `not-found` when there is no such file; `failed` when it
 * cannot be read; `cancelled` when `signal` fires; `unavailable` without a document.
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
  // Browsers keep their own from pages without https.
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

import { HostError } from '../../base/call/HostError.ts'
import { objectUrlBlob } from '../../base/objectUrls.ts'
import { isSavedFile, readSaved } from './savedFile.ts'

/**
 * Reads the file at a path: a temporary file or a saved file of the app without a request; otherwise an object URL, a data URL or
 * an address on a server by `fetch`. For web hosts.
 *
 * @throws {HostError} `unavailable` without a document; `not-found` if the path leads to nothing; `failed` when the server
 * cannot be reached, or does not let this origin read the file.
 */
export async function readFile(path: string, signal?: AbortSignal): Promise<Blob> {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
  if (isSavedFile(path)) return readSaved(path)
  return objectUrlBlob(path) ?? (await fetchFile(path, signal)).blob()
}

async function fetchFile(path: string, signal: AbortSignal | undefined): Promise<Response> {
  const response = await fetch(path, signal ? { signal } : {}).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    if (path.startsWith('blob:')) throw new HostError('not-found', 'the temporary file has been released', { cause })
    throw new HostError('failed', 'the file cannot be read. Does its server allow this origin (CORS)?', { cause })
  })
  if (response.ok) return response
  throw new HostError(
    response.status === 404 || response.status === 410 ? 'not-found' : 'failed',
    `the server answered with status ${response.status}`,
  )
}

import type { UploadFileOptions, UploadFileResult } from '../../api/upload-file/index.ts'
import type { UploadContext } from './useUploads.ts'

/** Options of each upload: headers, additional form fields, the name of the file's field, timeout, credentials. */
export type UploadOptions = Pick<UploadFileOptions, 'name' | 'formData' | 'header' | 'withCredentials' | 'timeout'>

/**
 * Posts a file with `uploadFile`, which is imported with the first file. Only a response with a status from 200 to 299 is a
 * success.
 */
export async function postFile(
  url: string,
  options: UploadOptions | undefined,
  readUrl: (answer: UploadFileResult) => string,
  file: File,
  { signal, onProgress }: UploadContext,
): Promise<string> {
  const { uploadFile } = await import('../../api/upload-file/index.ts')
  const task = uploadFile({ ...options, url, file, signal })
  task.onProgressUpdate(({ progress }) => onProgress(progress))
  const answer = await task
  if (answer.statusCode < 200 || answer.statusCode > 299) {
    throw new Error(`the server answered with status ${answer.statusCode}`)
  }
  return readUrl(answer)
}

/** Returns the `url` of a JSON response. */
export function urlInJson({ data }: UploadFileResult): string {
  const { url } = JSON.parse(data) as { url?: unknown }
  if (typeof url === 'string' && url !== '') return url
  throw new TypeError('The response has no `url`. Write a `readUrl` that returns the address of the file.')
}

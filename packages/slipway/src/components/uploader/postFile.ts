import type { UploadFileOptions, UploadFileResult } from '../../api/upload-file/index.ts'
import type { UploadContext } from './useUploads.ts'

/** What goes with each file: headers, fields of the form, its own field's name, time-out, cookies. */
export type UploadOptions = Pick<UploadFileOptions, 'name' | 'formData' | 'header' | 'withCredentials' | 'timeout'>

/** Posts a file as `uploadFile` does, which comes with the first one. Only an answer with a status of success is one. */
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

/** The `url` of an answer in JSON. */
export function urlInJson({ data }: UploadFileResult): string {
  const { url } = JSON.parse(data) as { url?: unknown }
  if (typeof url === 'string' && url !== '') return url
  throw new TypeError('the answer has no `url`: say by `readUrl` where the address is')
}

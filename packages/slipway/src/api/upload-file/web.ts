import { readFile } from '../temp-file/readFile.ts'
import type { UploadFileHost } from './host.ts'
import { sendByXhr } from './sendByXhr.ts'

/** Uploads by XMLHttpRequest in the browser. */
export const host: UploadFileHost = {
  readFile,
  send: (transfer, body) => sendByXhr(transfer, 'text', body),
}

import { readFile } from '../temp-file/readFile.ts'
import type { UploadFileHost } from './host.ts'
import { sendByXhr } from './sendByXhr.ts'

/** How a browser uploads. */
export const host: UploadFileHost = {
  readFile,
  send: (transfer, body) => sendByXhr(transfer, 'text', body),
}

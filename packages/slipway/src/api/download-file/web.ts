import { sendByXhr } from '../upload-file/sendByXhr.ts'
import type { DownloadFileHost } from './host.ts'

/** How a browser downloads. XMLHttpRequest hands a large file to the browser's own store as it comes. */
export const host: DownloadFileHost = {
  receive: (transfer) => sendByXhr(transfer, 'blob'),
}

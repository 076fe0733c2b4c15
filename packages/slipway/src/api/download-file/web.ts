import { sendByXhr } from '../upload-file/sendByXhr.ts'
import type { DownloadFileHost } from './host.ts'

/** Downloads with XMLHttpRequest, because the browser can store a large file outside the page's memory while it arrives. */
export const host: DownloadFileHost = {
  receive: (transfer) => sendByXhr(transfer, 'blob'),
}

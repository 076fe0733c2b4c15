import { HostError } from '../../base/HostError.ts'
import { objectUrlBlob } from '../../base/objectUrls.ts'
import type { UploadFileHost } from './host.ts'
import { sendByXhr } from './sendByXhr.ts'

/** How a browser uploads. */
export const host: UploadFileHost = {
  async readFile(path, signal) {
    const held = objectUrlBlob(path)
    if (held) return held
    const response = await fetch(path, { signal })
    if (!response.ok) throw new HostError('not-found', `status ${response.status}`)
    return response.blob()
  },
  send: (transfer, body) => sendByXhr(transfer, 'text', body),
}

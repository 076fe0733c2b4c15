import { HostError } from '../../base/call/HostError.ts'
import { createObjectUrl, objectUrlBlob, releaseObjectUrl } from '../../base/objectUrls.ts'
import { download } from '../save-file-to-device/download.ts'
import { fileName } from '../temp-file/fileName.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { OpenDocumentHost } from './host.ts'
import { isShown } from './isShown.ts'

/** The time after which an object URL is revoked. By then the window has loaded it. */
const heldMs = 60_000

/** Opens a new window of the browser. */
export const host: OpenDocumentHost = {
  async open(path, name, signal) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const { protocol, href } = addressOf(path)
    if (/^https?:$/.test(protocol)) openWindow(href)
    else if (/^(blob|data|slipway-file):$/.test(protocol)) await openFile(path, name, signal)
    else throw new HostError('invalid-argument', `${protocol} is not an address of a document`)
  },
}

function addressOf(path: string): URL {
  try {
    return new URL(path, document.baseURI)
  } catch (cause) {
    throw new HostError('invalid-argument', 'filePath is not an address', { cause })
  }
}

async function openFile(path: string, name: string | undefined, signal: AbortSignal | undefined): Promise<void> {
  const file = await readFile(path, signal)
  if (!isShown(file.type)) return download(file, fileName(path, file, name))
  if (objectUrlBlob(path)) return openWindow(path)
  // Browsers do not open data URLs in a window, and saved files have no address.
  const address = createObjectUrl(file)
  setTimeout(() => releaseObjectUrl(address), heldMs)
  openWindow(address)
}

function openWindow(address: string): void {
  const opened = open(address, '_blank')
  if (!opened) throw new HostError('denied', 'the browser blocked the new window: open it in a click handler')
  // The document shown there must not have access to the app.
  opened.opener = null
}

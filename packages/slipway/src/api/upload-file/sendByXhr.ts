import { HostError } from '../../base/call/HostError.ts'
import type { Transfer, TransferAnswer } from './transfer.ts'

interface BodyOf {
  readonly blob: Blob
  readonly text: string
}

/**
 * Transfers by XMLHttpRequest, because it is the only API in browsers that reports the progress of a request body. With a body
 * the method is POST, otherwise GET.
 */
export function sendByXhr<Type extends keyof BodyOf>(
  { url, header, withCredentials, signal, onHead, onProgress }: Transfer,
  type: Type,
  body?: FormData,
): Promise<TransferAnswer<BodyOf[Type]>> {
  return new Promise((resolve, reject) => {
    if (typeof XMLHttpRequest === 'undefined') throw new HostError('unavailable', 'there is no XMLHttpRequest here')
    signal.throwIfAborted()
    const xhr = new XMLHttpRequest()
    xhr.open(body ? 'POST' : 'GET', url)
    xhr.responseType = type
    xhr.withCredentials = withCredentials
    for (const [name, value] of header) xhr.setRequestHeader(name, value)
    const head = () => ({ statusCode: xhr.status, header: headersIn(xhr.getAllResponseHeaders()) })
    const watched = body ? xhr.upload : xhr
    watched.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    xhr.onreadystatechange = () => {
      if (xhr.readyState === xhr.HEADERS_RECEIVED) onHead(head())
    }
    xhr.onload = () => resolve({ ...head(), body: xhr.response })
    // Browsers do not reveal the reason: no network, no such server, no permission for this origin.
    xhr.onerror = () => reject(new HostError('failed', ''))
    xhr.onabort = () => reject(signal.reason)
    const abort = () => xhr.abort()
    signal.addEventListener('abort', abort)
    xhr.onloadend = () => signal.removeEventListener('abort', abort)
    xhr.send(body)
  })
}

/** Parses the header lines of a response. */
function headersIn(lines: string): Record<string, string> {
  const named = [...lines.matchAll(/^([^:\r\n]+):(.*)$/gm)]
  return Object.fromEntries(named.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]))
}

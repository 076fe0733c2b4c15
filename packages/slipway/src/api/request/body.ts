import { encodeForm } from './query.ts'

/**
 * What `request` sends: an object or any other value that JSON can write, a text, or a body that goes as it is:
 * `ArrayBuffer`, typed array, `Blob`, `FormData`, `URLSearchParams`.
 */
export type RequestData = string | number | boolean | object | null | undefined

/** What goes as it is. */
type Ready = ArrayBuffer | ArrayBufferView<ArrayBuffer> | Blob | FormData | URLSearchParams

/** Whether data is a body that the platform sends as it is, with a content type of its own where it has one. */
export function isReady(data: unknown): data is Ready {
  return (
    data instanceof ArrayBuffer ||
    ArrayBuffer.isView(data) ||
    data instanceof Blob ||
    data instanceof FormData ||
    data instanceof URLSearchParams
  )
}

/**
 * The body for data, with its content type in the headers where they name none: JSON, or a form where they say so. Without
 * data there is no body.
 *
 * @throws {TypeError} For what JSON cannot write.
 */
export function bodyOf(data: RequestData, header: Headers): Ready | string | undefined {
  if (isReady(data)) {
    // Only the platform knows the boundary between the parts.
    if (data instanceof FormData && !header.get('content-type')?.includes('boundary')) header.delete('content-type')
    return data
  }
  if (!header.has('content-type')) header.set('content-type', 'application/json')
  if (data === undefined || data === null || typeof data === 'string') return data ?? undefined
  const isForm = header.get('content-type')?.includes('application/x-www-form-urlencoded')
  return isForm && typeof data === 'object' ? encodeForm({ ...data }) : JSON.stringify(data)
}

import { encodeForm } from './query.ts'

/**
 * Data that `request` sends: an object or any other value that JSON can represent, a text, or a body that is sent unchanged:
 * `ArrayBuffer`, typed array, `Blob`, `FormData`, `URLSearchParams`.
 */
export type RequestData = string | number | boolean | object | null | undefined

/** A body that is sent unchanged. */
type Ready = ArrayBuffer | ArrayBufferView<ArrayBuffer> | Blob | FormData | URLSearchParams

/** Whether data is a body that the platform sends unchanged. The platform sets its content type if the body has one. */
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
 * Returns the body for data: JSON, or a form if the content type in the headers is that of a form. Sets the content type if the
 * headers have none. Without data the body is `undefined`.
 *
 * @throws {TypeError} For values that JSON cannot represent.
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

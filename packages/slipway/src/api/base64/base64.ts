import { ApiError } from '../../base/call/ApiError.ts'
import { checkString } from '../../base/call/check.ts'

/**
 * Number of bytes that every engine accepts as arguments of one call; a multiple of three, so that the parts can be
 * joined.
 */
const partLength = 24_576

/**
 * Decodes Base64. Also accepts the URL-safe alphabet (`-` and `_`); ignores white space and missing padding.
 *
 * @throws {ApiError} `invalid-argument` if the argument is not a string, or not valid Base64.
 * @platform web, capacitor, node
 *
 * @example
 * base64ToArrayBuffer('SGk=') // an ArrayBuffer of the two bytes 72 and 105
 */
export function base64ToArrayBuffer(base64: string): ArrayBuffer {
  checkString('base64ToArrayBuffer', 'base64', base64)
  const text = decoded(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
}

/**
 * Encodes bytes as Base64, with padding.
 *
 * @throws {ApiError} `invalid-argument` if the argument is neither an `ArrayBuffer` nor a view of one.
 * @platform web, capacitor, node
 *
 * @example
 * arrayBufferToBase64(new Uint8Array([72, 105])) // 'SGk='
 */
export function arrayBufferToBase64(buffer: ArrayBufferLike | ArrayBufferView): string {
  const bytes = bytesOf(buffer)
  let base64 = ''
  for (let start = 0; start < bytes.length; start += partLength) {
    base64 += btoa(String.fromCharCode(...bytes.subarray(start, start + partLength)))
  }
  return base64
}

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch (cause) {
    throw new ApiError('base64ToArrayBuffer', 'invalid-argument', 'base64 must be valid Base64', {
      cause,
    })
  }
}

function bytesOf(given: unknown): Uint8Array {
  try {
    // `DataView` throws for anything but a buffer. It accepts buffers of another window and shared buffers, which
    // `instanceof` would miss.
    const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(given) ? given : new DataView(given as ArrayBuffer)
    return new Uint8Array(buffer, byteOffset, byteLength)
  } catch (cause) {
    throw new ApiError('arrayBufferToBase64', 'invalid-argument', 'buffer must be an ArrayBuffer or a view of one', {
      cause,
    })
  }
}

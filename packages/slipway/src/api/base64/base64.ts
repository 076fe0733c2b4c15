import { ApiError } from '../../base/call/ApiError.ts'
import { checkString } from '../../base/call/check.ts'

/** As many bytes as one call can surely take as arguments; a multiple of three, so that the parts can be joined. */
const partLength = 24_576

/**
 * Reads Base64 as bytes. The alphabet for addresses (`-` and `_`) is read as well, white space and missing padding do not matter.
 *
 * @throws {ApiError} `invalid-argument` when it is no string, or no Base64.
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
 * Writes bytes as Base64, with padding.
 *
 * @throws {ApiError} `invalid-argument` when it is neither an `ArrayBuffer` nor a view of one.
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
    throw new ApiError(
      'base64ToArrayBuffer',
      'invalid-argument',
      'base64 has characters, or a length, that Base64 has not',
      {
        cause,
      },
    )
  }
}

function bytesOf(given: unknown): Uint8Array {
  try {
    // Of nothing else than a buffer there is a view; one of another window is as good, and may be shared.
    const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(given) ? given : new DataView(given as ArrayBuffer)
    return new Uint8Array(buffer, byteOffset, byteLength)
  } catch (cause) {
    throw new ApiError('arrayBufferToBase64', 'invalid-argument', 'buffer must be an ArrayBuffer or a view of one', {
      cause,
    })
  }
}

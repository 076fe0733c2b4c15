import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsWellAtOnce, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { arrayBufferToBase64, base64ToArrayBuffer } from './base64.ts'

test('any bytes survive encoding and decoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ size: 'large' }), (bytes) => {
      expect(new Uint8Array(base64ToArrayBuffer(arrayBufferToBase64(bytes)))).toEqual(bytes)
    }),
    oddRuns,
  )
})

test('both functions return or throw an ApiError for any argument', () => {
  const odd = fc.oneof(oddValue, fc.base64String())
  fc.assert(
    fc.property(odd, (value) => {
      endsWellAtOnce(() => base64ToArrayBuffer(value as string))
      endsWellAtOnce(() => arrayBufferToBase64(value as ArrayBuffer))
    }),
    oddRuns,
  )
})

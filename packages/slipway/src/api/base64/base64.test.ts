import { expect, test } from 'vitest'
import { arrayBufferToBase64, base64ToArrayBuffer } from './base64.ts'

const bytes = (base64: string) => [...new Uint8Array(base64ToArrayBuffer(base64))]

test.each<[number[], string]>([
  [[], ''],
  [[0], 'AA=='],
  [[72, 105], 'SGk='],
  [[77, 97, 110], 'TWFu'],
  [[255, 254, 253, 252], '//79/A=='],
])('encodes the bytes %j as %j and decodes them', (list, base64) => {
  expect(arrayBufferToBase64(new Uint8Array(list))).toBe(base64)
  expect(bytes(base64)).toEqual(list)
})

test.each([
  ['without padding', 'SGk'],
  ['with white space', ' SG\nk= '],
])('decodes Base64 %s', (_, base64) => {
  expect(bytes(base64)).toEqual([72, 105])
})

test('decodes the URL-safe alphabet', () => {
  expect(bytes('__79_A')).toEqual([255, 254, 253, 252])
})

test('encodes a buffer, and only the viewed part of a view', () => {
  const { buffer } = new Uint8Array([1, 72, 105, 2])
  expect(arrayBufferToBase64(buffer)).toBe('AUhpAg==')
  expect(arrayBufferToBase64(new DataView(buffer, 1, 2))).toBe('SGk=')
  expect(arrayBufferToBase64(new Uint16Array(new Uint8Array([72, 105]).buffer))).toBe('SGk=')
  expect(arrayBufferToBase64(new SharedArrayBuffer(1))).toBe('AA==')
})

test.each([24_575, 24_576, 24_577, 49_152, 3_000_001])('encodes and decodes %d bytes', (length) => {
  const list = Uint8Array.from({ length }, (_, index) => index % 251)
  const base64 = arrayBufferToBase64(list)
  expect(base64).toBe(Buffer.from(list).toString('base64'))
  expect(Buffer.compare(Buffer.from(base64ToArrayBuffer(base64)), list)).toBe(0)
})

test.each(['=', 'A', 'SGk*', '名', 'SG=k'])('rejects %j as invalid Base64', (base64) => {
  expect(() => base64ToArrayBuffer(base64)).toThrow(
    expect.objectContaining({
      code: 'invalid-argument',
      message: 'base64ToArrayBuffer:fail base64 must be valid Base64',
    }),
  )
})

test.each([[undefined], [7], [new ArrayBuffer(1)]])('rejects %j, which is not a string', (base64) => {
  expect(() => base64ToArrayBuffer(base64 as unknown as string)).toThrow(
    expect.objectContaining({ message: 'base64ToArrayBuffer:fail base64 must be a string' }),
  )
})

test.each([[undefined], ['SGk='], [[72, 105]], [{ byteLength: 2 }], [{ [Symbol.toStringTag]: 'ArrayBuffer' }]])(
  'rejects %j, which is not a buffer',
  (buffer) => {
    expect(() => arrayBufferToBase64(buffer as ArrayBuffer)).toThrow(
      expect.objectContaining({
        code: 'invalid-argument',
        message: 'arrayBufferToBase64:fail buffer must be an ArrayBuffer or a view of one',
      }),
    )
  },
)

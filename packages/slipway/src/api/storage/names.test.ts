import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeKey, readMark, unescapeKey, writeMark } from './names.ts'

test('every key has a unique name without lone surrogates, and can be read from it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (key) => {
      const name = escapeKey(key)
      expect(unescapeKey(name)).toBe(key)
      expect(new TextDecoder().decode(new TextEncoder().encode(name))).toBe(name)
    }),
  )
})

test('a name that this app did not write has no key', () => {
  expect(unescapeKey('"')).toBeUndefined()
  expect(unescapeKey('\\')).toBeUndefined()
})

test('a mark is read as it was written, and no value is read as a mark', () => {
  expect(readMark(writeMark({ bytes: 12, name: 'sw:data:%2F:m2x-8f' }))).toEqual({
    bytes: 12,
    name: 'sw:data:%2F:m2x-8f',
  })
  expect(['"@1 a"', '@', '@x a', undefined].map(readMark)).toEqual([undefined, undefined, undefined, undefined])
})

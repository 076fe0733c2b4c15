import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeKey, readMark, unescapeKey, writeMark } from './names.ts'

test('every key has a name of its own, without lone surrogates, and is read from it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (key) => {
      const name = escapeKey(key)
      expect(unescapeKey(name)).toBe(key)
      expect(new TextDecoder().decode(new TextEncoder().encode(name))).toBe(name)
    }),
  )
})

test('what is no key of ours is none', () => {
  expect(unescapeKey('"')).toBeUndefined()
  expect(unescapeKey('\\')).toBeUndefined()
})

test('a mark is read as it was written, and no value is one', () => {
  expect(readMark(writeMark({ bytes: 12, name: 'sw:data:%2F:m2x-8f' }))).toEqual({
    bytes: 12,
    name: 'sw:data:%2F:m2x-8f',
  })
  expect(['"@1 a"', '@', '@x a', undefined].map(readMark)).toEqual([undefined, undefined, undefined, undefined])
})

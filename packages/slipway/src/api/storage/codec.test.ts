import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from './codec.ts'

const there = (value: unknown) => decode(encode(value) ?? '"no text"')

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'Meet at 8\n剪贴板 👩‍👩‍👧'],
  ['a lone surrogate', 'a\ud800b'],
  ['a text that looks like a mark', '@12 a'],
  ['numbers', [0, -1.5, 1e300, Number.MAX_SAFE_INTEGER]],
  ['numbers without JSON', [-0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
  ['undefined', undefined],
  ['undefined within', { a: undefined, b: [undefined] }],
  ['BigInt', [0n, -(2n ** 200n)]],
  ['dates', [new Date(0), new Date(-1), new Date(8.64e15)]],
  [
    'a map of maps',
    new Map<unknown, unknown>([
      ['a', new Map([[{ b: 1 }, new Date(1)]])],
      [Number.NaN, -0],
    ]),
  ],
  ['a set', new Set<unknown>([1, '1', undefined, new Set([[1]])])],
  ['odd fields', JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "": 3, "toJSON": 4}')],
  ['data that looks tagged', { $: 'Date', v: 1, deep: [{ $: 'undefined' }] }],
])('%s is decoded unchanged', (_, value) => {
  expect(there(value)).toStrictEqual(value)
})

test('an invalid date stays invalid', () => {
  expect(there([new Date(Number.NaN)])).toEqual([new Date(Number.NaN)])
})

test('an object that occurs twice is decoded as two equal objects', () => {
  const user = { id: 7 }
  const [first, second] = there([user, user]) as object[]
  expect([first, second]).toEqual([user, user])
  expect(first).not.toBe(second)
})

test('plain data is plain JSON, readable by people who inspect the storage', () => {
  expect(encode({ id: 7, tags: ['a'] })).toBe('{"id":7,"tags":["a"]}')
})

const circular: { self?: unknown } = {}
circular.self = { circular }

test.each<[string, unknown]>([
  ['bytes', new Uint8Array(2)],
  ['a buffer', { deep: [new ArrayBuffer(2)] }],
  ['a blob', new Blob(['a'])],
  ['a cycle', circular],
  ['a pattern', /a/],
  ['an error', new Error('a')],
  ['an instance of a class', new (class User {})()],
  ['an instance of a list’s class', new (class Users extends Array {})()],
  ['a list with a hole', Array(2)],
  ['a list with a field', Object.assign([1], { name: 'a' })],
  ['a list whose field hides its hole', Object.assign(Array(1), { name: 'a' })],
  ['a boxed number', Object(1)],
  ['a function', () => {}],
  ['a symbol', Symbol('a')],
  ['data nested too deeply', Array.from({ length: 100_000 }).reduce((inner) => [inner], 1)],
])('%s has no text', (_, value) => {
  expect(encode(value)).toBeUndefined()
})

test('an error thrown by a getter is not hidden', () => {
  const thrown = new Error('odd')
  const value = {
    get odd() {
      throw thrown
    },
  }
  expect(() => encode(value)).toThrow(thrown)
})

test.each(['', 'Meet at 8', '{"$":"Nothing"}', '{"$":"bigint","v":"x"}'])('the text %j is rejected', (text) => {
  expect(() => decode(text)).toThrow()
})

test('every value that has a text is decoded as a clone would be', () => {
  fc.assert(
    fc.property(
      fc.anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withSet: true,
        withSparseArray: true,
        withTypedArray: true,
      }),
      (value) => {
        const text = encode(value)
        if (text !== undefined) expect(decode(text)).toStrictEqual(structuredClone(value))
      },
    ),
    { numRuns: 2_000 },
  )
})

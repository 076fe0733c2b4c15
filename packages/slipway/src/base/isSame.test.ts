import { expect, test } from 'vitest'
import { isSame } from './isSame.ts'

const call = () => {}

test.each<[unknown, unknown]>([
  [1, 1],
  [Number.NaN, Number.NaN],
  [undefined, undefined],
  [[], []],
  [{}, {}],
  [
    { a: [{ b: 'c', call }], d: null },
    { d: null, a: [{ b: 'c', call }] },
  ],
])('%j is the same as %j', (a, b) => {
  expect(isSame(a, b)).toBe(true)
})

test.each<[unknown, unknown]>([
  [1, '1'],
  [0, -0],
  [null, {}],
  [[], {}],
  [[1, 2], [1]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, {}],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{ call }, { call: () => {} }],
  [new Date(0), new Date(0)],
  [new Map([[1, 2]]), new Map([[1, 2]])],
])('%j is not the same as %j', (a, b) => {
  expect(isSame(a, b)).toBe(false)
})

import { expect, test } from 'vitest'
import { whyNotStorable } from './storable.ts'

test.each([
  null,
  true,
  0,
  -1.5,
  '',
  'text',
  [],
  {},
  [1, ['a', null]],
  { a: { b: [true] }, c: undefined },
  Object.create(null) as object,
])('%j can be stored', (value) => {
  expect(whyNotStorable(value)).toBeUndefined()
})

test('the same object in two places is not a circular reference', () => {
  const shared = { a: 1 }
  expect(whyNotStorable([shared, shared])).toBeUndefined()
})

const circle: { self?: object } = {}
circle.self = circle

test.each<[value: unknown, problem: string]>([
  [undefined, 'value is undefined'],
  [Number.NaN, 'value is NaN'],
  [-Infinity, 'value is -Infinity'],
  [1n, 'value is a bigint'],
  [Symbol('a'), 'value is a symbol'],
  [() => {}, 'value is a function'],
  [new Date(0), 'value is a Date'],
  [new Map(), 'value is a Map'],
  [new (class Order {})(), 'value is an Order'],
  [new ArrayBuffer(1), 'value is an ArrayBuffer'],
  [{ list: [{ since: new Date(0) }] }, 'value.list[0].since is a Date'],
  [[1, undefined], 'value[1] is undefined'],
  [new Array(1), 'value[0] is undefined'],
  [circle, 'value.self contains itself'],
])('%o cannot', (value, problem) => {
  expect(whyNotStorable(value)).toBe(problem)
})

import { expect, test } from 'vitest'
import { filledPart, rateAt, rateMax, rateValues } from './rate.state.ts'

test('values are integers or halves', () => {
  expect(rateValues(3, false)).toEqual([1, 2, 3])
  expect(rateValues(2, true)).toEqual([0.5, 1, 1.5, 2])
})

test.each([
  [5, 5],
  [3.7, 3],
  [0, 1],
  [Number.NaN, 1],
])('a maximum of %d is %d', (given, max) => {
  expect(rateMax(given)).toBe(max)
})

test.each([
  [-0.2, false, 0],
  [0, false, 0],
  [0.01, false, 1],
  [0.2, false, 1],
  [0.21, false, 2],
  [1, false, 5],
  [1.4, false, 5],
  [0.01, true, 0.5],
  [0.1, true, 0.5],
  [0.11, true, 1],
  [0.99, true, 5],
  [Number.NaN, true, 0],
])('the value at %d of the row, halves %o, is %d', (share, allowHalf, value) => {
  expect(rateAt(share, 5, allowHalf)).toBe(value)
})

test.each([
  [3.5, 2, 1],
  [3.5, 3, 0.5],
  [3.5, 4, 0],
  [3.2, 3, 0.2],
])('for the value %d, the symbol %d is filled by %d', (value, index, part) => {
  expect(filledPart(value, index)).toBeCloseTo(part)
})

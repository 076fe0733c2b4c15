import { expect, test } from 'vitest'
import { decimalsOf } from './decimalsOf.ts'

test.each([
  [1, 0],
  [0.25, 2],
  [-0.1, 1],
  [1e-7, 7],
  [1.5e-7, 8],
  [1e21, 0],
  [1.5e21, 0],
  [Number.POSITIVE_INFINITY, 0],
  [Number.NaN, 0],
])('%d has %d decimals', (number, decimals) => {
  expect(decimalsOf(number)).toBe(decimals)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digits, readNumbers } from '../../../packages/slipway/src/atlas/core/numbers.ts'
import { signed, writeNumbers } from './writeNumbers.ts'

test('numbers are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -550_000, max: 550_000 })), (values) => {
      const reader = readNumbers(writeNumbers(values.map(signed)))
      expect(values.map(() => reader.nextSigned())).toEqual(values)
      expect(reader.isAtEnd()).toBe(true)
    }),
  )
})

test.each([
  [0, 1],
  [43, 1],
  [44, 2],
  [44 + 33 * 84 - 1, 2],
  [44 + 33 * 84, 3],
  [44 + 33 * 84 + 5 * 84 ** 2 - 1, 3],
  [44 + 33 * 84 + 5 * 84 ** 2, 4],
  [1_200_000, 4],
])('%i takes %i characters', (value, length) => {
  const text = writeNumbers([value])
  expect(text).toHaveLength(length)
  expect(readNumbers(text).next()).toBe(value)
})

test.each([-1, 1.5, Number.NaN, 1e9])('%d cannot be written', (value) => {
  expect(() => writeNumbers([value])).toThrow()
})

test('no character needs an escape in a script', () => {
  expect(digits).not.toMatch(/['"`\\$<{}\n]/)
  expect(new Set(digits).size).toBe(digits.length)
})

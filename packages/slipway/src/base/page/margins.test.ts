import { expect, test } from 'vitest'
import { marginText } from './margins.ts'

test.each([
  [20, '20px 20px 20px 20px'],
  [-1.5, '-1.5px -1.5px -1.5px -1.5px'],
  [{}, '0px 0px 0px 0px'],
  [{ left: 4, bottom: -2 }, '0px 0px -2px 4px'],
  [{ left: 4, right: 2, top: 1, bottom: 3 }, '1px 2px 3px 4px'],
])('%j is %s', (margins, text) => {
  expect(marginText(margins)).toBe(text)
})

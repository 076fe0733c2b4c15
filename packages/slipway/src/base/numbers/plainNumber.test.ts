import { expect, test } from 'vitest'
import { plainNumber } from './plainNumber.ts'

test.each([
  ['-1.5', '-1.5'],
  ['\u22124', '-4'],
  ['\u20134', '-4'],
  ['－４', '-4'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०९', '09'],
  ['৫', '5'],
  ['𝟕', '7'],
  ['1٫5', '1.5'],
  ['\u200e-7\u200f', '-7'],
  ['\u061c-٧', '-7'],
  ['1,234', '1,234'],
  ['x', 'x'],
  ['', ''],
])('%o is written as %o', (text, plain) => {
  expect(plainNumber(text)).toBe(plain)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowAfterKey, rowByTyping, rowWithin } from './picker-view.state.ts'

test.each([
  [2, 5, 2],
  [9, 5, 4],
  [-1, 5, 0],
  [1.6, 5, 2],
  [undefined, 5, 0],
  [Number.NaN, 5, 0],
  [Number.POSITIVE_INFINITY, 5, 4],
  [3, 0, 0],
])('row %d of %d is shown as %d', (row, count, shown) => {
  expect(rowWithin(row, count)).toBe(shown)
})

test.each([
  ['ArrowUp', 5, 4],
  ['ArrowDown', 5, 6],
  ['PageUp', 5, 0],
  ['PageDown', 1, 8],
  ['PageDown', 5, 9],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 9, 9],
  ['Enter', 5, undefined],
  ['toString', 5, undefined],
])('%s moves from row %d of 10 to %s', (key, row, next) => {
  expect(rowAfterKey(key, row, 10, 7)).toBe(next)
})

describe('typing', () => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August']
  const minutes = Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0'))
  test.each([
    ['a letter finds the next row', months, 'm', 0, 2],
    ['the same letter again finds the next row', months, 'm', 2, 4],
    ['the search wraps around', months, 'm', 4, 2],
    ['more letters stay on their row', months, 'ju', 5, 5],
    ['more letters find a later row', months, 'jul', 5, 6],
    ['case is ignored', months, 'AU', 0, 7],
    ['spaces are ignored', [' One ', 'Two'], 'o', 1, 0],
    ['an exact match has priority', minutes, '1', 20, 1],
    ['two digits', minutes, '12', 1, 12],
    ['leading zeros', minutes, '07', 30, 7],
    ['only zeros', minutes, '00', 30, 0],
    ['no match', months, 'x', 3, undefined],
    ['a space alone', months, ' ', 3, undefined],
    ['no rows', [], 'a', 0, undefined],
  ])('%s', (_, texts, typed, row, found) => {
    expect(rowByTyping(texts, typed, row)).toBe(found)
  })

  test('the result is a row', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), fc.nat(20), (texts, typed, row) => {
        const found = rowByTyping(texts, typed, row)
        return found === undefined || (found >= 0 && found < texts.length)
      }),
    )
  })
})

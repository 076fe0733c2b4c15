import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedBy, nearestIndexOf, type Rows } from './movedBy.ts'

/** Creates rows from their keys; a heading is written as `#`. */
const rowsOf = (keys: string): Rows => ({
  count: keys.length,
  keyAt: (index) => (keys[index] === '#' ? undefined : keys[index]),
})

test.each([
  ['more at the end', 'abcdef', 'abcdefgh', 0],
  ['more at the beginning', 'abcdef', 'xyabcdef', 2],
  ['fewer at the beginning', 'abcdef', 'cdef', -2],
  ['both', 'abcdef', 'xabcdefgh', 1],
  ['some after the visible rows', 'abcdef', 'abcdxyef', 0],
  ['some directly before the last visible row', 'abcdef', 'abxcdef', 1],
  ['the first visible row removed, the next one known', 'abcdef', 'xabdef', 0],
  ['all replaced', 'abcdef', 'uvwxyz', 0],
  ['none left', 'abcdef', '', 0],
])('%s', (_, before, after, moved) => {
  expect(movedBy(rowsOf(before), rowsOf(after), 2, 3)).toBe(moved)
})

test('an empty list has no row that could move', () => {
  const empty: Rows = {
    count: 0,
    keyAt() {
      throw new Error('no row')
    },
  }
  expect(movedBy(empty, rowsOf('abc'), 0, 0)).toBe(0)
})

test('headings are skipped: rows added to the section before the visible ones count', () => {
  expect(movedBy(rowsOf('#abc'), rowsOf('#xyabc'), 0, 2)).toBe(2)
})

test('the nearest row with a key is found', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 30 }),
      fc.nat(60),
      fc.nat(60),
      (keys, at, from) => {
        const rows = { count: keys.length, keyAt: (index: number) => keys[index] }
        const wanted = at % keys.length
        expect(nearestIndexOf(keys[wanted] as string, rows, from)).toBe(wanted)
        expect(nearestIndexOf('none', rows, from)).toBeUndefined()
      },
    ),
  )
})

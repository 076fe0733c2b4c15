import { expect, test } from 'vitest'
import type { Rows } from './movedBy.ts'
import {
  initialState,
  positionToRestore,
  rowsChanged,
  rowsToRender,
  scrolled,
  type VirtualState,
} from './virtual.state.ts'

const rowsOf = (keys: string): Rows => ({ count: keys.length, keyAt: (index) => keys[index] })
const rows = rowsOf('abcdefghij')
const stateOf = (fields: Partial<VirtualState>): VirtualState => ({
  ...initialState(rows, false, undefined),
  ...fields,
})

test.each([
  ['a list', false, undefined, false],
  ['a list that stays at its end', true, undefined, true],
  ['a list that stays at its end, restored to a position', true, 300, false],
  ['a list restored to a position', false, 300, false],
])('%s starts', (_, atEnd, startPx, isAtEnd) => {
  expect(initialState(rows, atEnd, startPx)).toEqual({ rows, isAtEnd, lastPx: 0 })
})

test.each<[string, Partial<VirtualState>, number, boolean, boolean]>([
  ['to the end of a list that stays there', {}, 0, true, true],
  ['almost to the end', {}, 2, true, true],
  ['to the end of another list', {}, 0, false, false],
  ['to a position before the end', {}, 3, true, false],
  ['back from the end', { isAtEnd: true, lastPx: 501 }, 3, true, false],
  ['onwards, while the end has moved away', { isAtEnd: true, lastPx: 480 }, 80, true, true],
  ['by nothing, while the end has moved away', { isAtEnd: true, lastPx: 500 }, 80, true, true],
])('a scroll %s', (_, before, restPx, atEnd, isAtEnd) => {
  const state = stateOf(before)
  expect(scrolled(state, 500, restPx, atEnd)).toEqual({ ...state, isAtEnd, lastPx: 500 })
})

test.each<[string, string, number | undefined, number | undefined]>([
  ['more at the end', 'abcdefghijkl', 3, 3],
  ['more at the start', 'xyabcdefghij', 3, 5],
  ['more before a first row with the focus', 'xyabcdefghij', 0, 2],
  ['fewer at the start', 'cdefghij', 3, 1],
  ['no row has the focus', 'xyabcdefghij', undefined, undefined],
  ['the row with the focus removed', 'abcefghij', 3, 3],
  ['a row with the focus that was removed before', 'xabcdefghij', 10, 10],
])('changed rows: %s', (_, keys, focusedRow, focusedAfter) => {
  const after = rowsOf(keys)
  expect(rowsChanged(stateOf({ focusedRow }), after)).toEqual(stateOf({ rows: after, focusedRow: focusedAfter }))
})

test.each<[string, number | undefined, readonly [number, number], readonly number[]]>([
  ['those in range', undefined, [2, 4], [2, 3, 4]],
  ['none', undefined, [0, -1], []],
  ['the row with the focus, before them', 0, [2, 4], [0, 2, 3, 4]],
  ['the row with the focus, among them', 3, [2, 4], [2, 3, 4]],
  ['the row with the focus, after them', 9, [2, 4], [2, 3, 4, 9]],
  ['the row with the focus alone', 0, [0, -1], [0]],
  ['no row that was removed', 10, [2, 4], [2, 3, 4]],
])('rows to render: %s', (_, focusedRow, range, indexes) => {
  expect(rowsToRender(stateOf({ focusedRow }), range)).toEqual(indexes)
})

test.each<[string, Partial<VirtualState>, number, number | undefined]>([
  ['counted from the first row', {}, 100, 100],
  ['none at the start', {}, 0, undefined],
  ['none before the start', {}, -20, undefined],
  ['none for a list that stays at its end', { isAtEnd: true }, 100, undefined],
  ['none without rows', { rows: rowsOf('') }, 100, undefined],
])('position to restore: %s', (_, fields, px, restored) => {
  expect(positionToRestore(stateOf(fields), px)).toBe(restored)
})

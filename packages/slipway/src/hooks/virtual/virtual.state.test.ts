import { describe, expect, test } from 'vitest'
import type { Rows } from './movedBy.ts'
import {
  committed,
  initialState,
  leavesEnd,
  rowsChanged,
  rowsToRender,
  type ScrolledTo,
  scrolled,
  scrolledPx,
  scrollForGrowth,
  seekStarted,
  type VirtualState,
} from './virtual.state.ts'

const rowsOf = (keys: string): Rows => ({ count: keys.length, keyAt: (index) => keys[index] })
const rows = rowsOf('abcdefghij')
const start = initialState(rows, undefined, false)
const stateOf = (fields: Partial<VirtualState>): VirtualState => ({ ...start, ...fields })

test.each([
  ['a list', undefined, false, false],
  ['a list that starts at its end', undefined, true, true],
  ['a list that starts at its end, restored to a position', 300, true, false],
  ['a list restored to a position', 300, false, false],
])('%s is created', (_, initialPx, atEnd, isAtEnd) => {
  expect(initialState(rows, initialPx, atEnd)).toMatchObject({ isAtEnd, initialPx })
})

describe('a scroll', () => {
  const to = (fields: Partial<ScrolledTo>): ScrolledTo => ({ positionPx: 500, scrollTop: 500, restPx: 900, ...fields })

  test.each<[string, Partial<VirtualState>, Partial<ScrolledTo>, boolean, Partial<VirtualState>]>([
    ['reports the position that the list has set', { adjustedPx: 480 }, {}, false, { adjustedPx: undefined }],
    ['at the end of a list that stays there', {}, { restPx: 0 }, true, { isAtEnd: true, endPx: 500 }],
    ['almost at the end', {}, { restPx: 2 }, true, { isAtEnd: true }],
    ['at the end of another list', {}, { restPx: 0 }, false, { isAtEnd: false }],
    ['back from the end', { isAtEnd: true, endPx: 501 }, { restPx: 3 }, true, { isAtEnd: false }],
    ['while the end has moved away', { isAtEnd: true, endPx: 500 }, { restPx: 80 }, true, { isAtEnd: true }],
    ['by a command', { isSeeking: true, soughtPx: 499 }, {}, false, { isSeeking: true }],
    ['away from a command', { isSeeking: true, soughtPx: 498 }, {}, false, { isSeeking: false }],
    ['on the other axis', { isSeeking: true, soughtPx: -70 }, { positionPx: -70 }, false, { isSeeking: true }],
    ['after a command has ended', { isSeeking: false, soughtPx: 500 }, {}, false, { isSeeking: false }],
  ])('%s', (_, before, event, atEnd, after) => {
    expect(scrolled(stateOf(before), to(event), atEnd)).toMatchObject(after)
  })
})

describe('changed rows', () => {
  test.each<[string, string, number, number | undefined, number | undefined]>([
    ['more at the end', 'abcdefghijkl', 0, 3, 3],
    ['more at the start', 'xyabcdefghij', 2, 3, 5],
    ['fewer at the start', 'cdefghij', -2, 3, 1],
    ['no row has the focus', 'xyabcdefghij', 2, undefined, undefined],
    ['the row with the focus removed', 'abcefghij', 0, 3, 3],
  ])('%s', (_, keys, moved, held, heldAfter) => {
    const after = rowsChanged(stateOf({ heldRow: held, isSeeking: true }), rowsOf(keys), moved)
    expect(after.heldRow).toBe(heldAfter)
    expect(after.rows.count).toBe(keys.length)
    expect(after.isSeeking).toBe(moved === 0)
  })

  test('an empty list has no row that could move', () => {
    const empty = initialState(rowsOf(''), undefined, false)
    expect(rowsChanged({ ...empty, heldRow: 0 }, rows, 0).heldRow).toBe(0)
  })
})

test.each([true, false])('a command leaves the end, unless it scrolls there: %s', (isAtEnd) => {
  expect(seekStarted(stateOf({ isAtEnd: !isAtEnd }), isAtEnd)).toMatchObject({ isAtEnd, isSeeking: true })
})

test.each<[string, Partial<VirtualState>, number | undefined, boolean, number | undefined]>([
  ['after a measurement', { isMeasuring: true }, 70, false, 70],
  ['without one', { adjustedPx: 60 }, 70, false, 60],
  ['of a horizontal list', { isMeasuring: true, adjustedPx: 60 }, 70, true, 60],
  ['of a list that is not attached', { isMeasuring: true, adjustedPx: 60 }, undefined, false, undefined],
])('a commit %s', (_, before, scrollTop, horizontal, adjustedPx) => {
  expect(committed(stateOf(before), scrollTop, horizontal)).toMatchObject({ adjustedPx, isMeasuring: false })
})

test.each([
  ['at its end', true, 2, false],
  ['whose end has moved away', true, 3, true],
  ['elsewhere', false, 300, false],
])('a list %s scrolls to its end: %j, %i px → %j', (_, isAtEnd, restPx, leaves) => {
  expect(leavesEnd(stateOf({ isAtEnd }), restPx)).toBe(leaves)
})

test.each([
  ['rows in view stay in place', 40, 100, false, 40],
  ['also if the content before them shrinks', -40, 100, false, -40],
  ['at the start the content before them is in view', 40, 0, false, 0],
  ['before the start, too', 40, -10, false, 0],
  ['a horizontal list has no content before it', 40, 100, true, 0],
])('%s', (_, growthPx, positionPx, horizontal, byPx) => {
  expect(scrollForGrowth(growthPx, positionPx, horizontal)).toBe(byPx)
})

test.each<[string, number | undefined, readonly [number, number], readonly number[]]>([
  ['those in range', undefined, [2, 4], [2, 3, 4]],
  ['none', undefined, [0, -1], []],
  ['the row with the focus, before them', 0, [2, 4], [0, 2, 3, 4]],
  ['the row with the focus, among them', 3, [2, 4], [2, 3, 4]],
  ['the row with the focus, after them', 9, [2, 4], [2, 3, 4, 9]],
  ['no row that was removed', 10, [2, 4], [2, 3, 4]],
])('rows to render: %s', (_, heldRow, range, indexes) => {
  expect(rowsToRender(stateOf({ heldRow }), range)).toEqual(indexes)
})

test.each<[string, Partial<VirtualState>, number, number | undefined]>([
  ['counted from the first row', {}, 130, 100],
  ['set by the list, before its scroll event', { adjustedPx: 230 }, 130, 200],
  ['none at the start', {}, 30, undefined],
  ['none before the start', {}, 10, undefined],
  ['none for a list that stays at its end', { isAtEnd: true }, 130, undefined],
  ['none without rows', { rows: rowsOf('') }, 130, undefined],
])('scroll position to restore: %s', (_, fields, scrollPx, px) => {
  expect(scrolledPx(stateOf(fields), scrollPx, 30)).toBe(px)
})

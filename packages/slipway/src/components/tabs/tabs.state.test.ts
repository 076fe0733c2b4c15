import { expect, test } from 'vitest'
import { activeTab, tabAfterKey } from './tabs.state.ts'

const tabs = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }, { value: 'd' }]

test.each([
  ['the requested tab', tabs, 'c', 'c'],
  ['the requested tab if it is disabled', tabs, 'b', 'b'],
  ['the first tab for an unknown value', tabs, 'x', 'a'],
  ['the first enabled tab', tabs.slice(1), undefined, 'c'],
  ['a disabled tab if all are disabled', tabs.slice(1, 2), undefined, 'b'],
  ['`undefined` without tabs', [], 'a', undefined],
])('the active tab is %s', (_what, given, value, expected) => {
  expect(activeTab(given, value)).toBe(expected)
})

test.each([
  ['a', 'ArrowRight', false, 'c'],
  ['c', 'ArrowLeft', false, 'a'],
  ['d', 'ArrowRight', false, 'a'],
  ['a', 'ArrowLeft', false, 'd'],
  ['a', 'ArrowLeft', true, 'c'],
  ['a', 'ArrowRight', true, 'd'],
  ['c', 'Home', false, 'a'],
  ['a', 'End', false, 'd'],
  ['b', 'ArrowRight', false, 'c'],
  ['b', 'ArrowLeft', false, 'a'],
  ['a', 'Enter', false, undefined],
  ['x', 'ArrowRight', false, undefined],
])('from %s %s, right to left %o, leads to %s', (from, key, isRightToLeft, expected) => {
  expect(tabAfterKey(tabs, from, key, isRightToLeft)).toBe(expected)
})

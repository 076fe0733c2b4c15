import { expect, test } from 'vitest'
import { activeTab, tabAfterKey } from './tabs.state.ts'

const tabs = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }, { value: 'd' }]

test.each([
  ['the one asked for', tabs, 'c', 'c'],
  ['also where it is disabled', tabs, 'b', 'b'],
  ['the first where there is no such tab', tabs, 'x', 'a'],
  ['the first that can be', tabs.slice(1), undefined, 'c'],
  ['a disabled one where there is no other', tabs.slice(1, 2), undefined, 'b'],
  ['none of none', [], 'a', undefined],
])('active is %s', (_what, given, value, expected) => {
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

import { expect, test } from 'vitest'
import { firstEnabled, segmentsOf } from './segmentedControl.state.ts'

test('the text of a short item is its value and its label', () => {
  const long = { value: 'w', label: 'Week', disabled: true }
  expect(segmentsOf(['Day', long])).toEqual([{ value: 'Day', label: 'Day' }, long])
})

test.each([
  [['a', 'b'], 'a'],
  [[{ value: 'a', disabled: true }, { value: 'b' }], 'b'],
  [[{ value: 'a', disabled: true }, 'b'], 'b'],
  [[{ value: '', disabled: false }, 'b'], ''],
  [[{ value: 'a', disabled: true }], undefined],
  [[], undefined],
])('the first item of %j that can be chosen is %j', (items, value) => {
  expect(firstEnabled(items)).toBe(value)
})

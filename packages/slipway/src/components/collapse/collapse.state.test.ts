import { expect, test } from 'vitest'
import { turnPanel } from './collapse.state.ts'

test.each([
  ['opened', ['a'], 'b', true, false, ['a', 'b']],
  ['opened again', ['a', 'b'], 'a', true, false, ['b', 'a']],
  ['closed', ['a', 'b'], 'a', false, false, ['b']],
  ['closed although it was not open', ['b'], 'a', false, false, ['b']],
  ['opened in an accordion', ['a'], 'b', true, true, ['b']],
  ['closed in an accordion', ['a'], 'a', false, true, []],
  ['closed in an accordion with two panels in `value`', ['a', 'b'], 'a', false, true, ['b']],
])('%s', (_what, open, value, isOpen, accordion, expected) => {
  expect(turnPanel(open, value, isOpen, accordion)).toEqual(expected)
})

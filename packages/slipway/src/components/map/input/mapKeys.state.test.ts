import { expect, test } from 'vitest'
import { actionOfKey } from './mapKeys.state.ts'

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) =>
  actionOfKey({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held })

test.each([
  ['ArrowLeft', { type: 'pan', x: 0.2, y: 0 }],
  ['ArrowRight', { type: 'pan', x: -0.2, y: 0 }],
  ['ArrowUp', { type: 'pan', x: 0, y: 0.2 }],
  ['ArrowDown', { type: 'pan', x: 0, y: -0.2 }],
  ['+', { type: 'zoom', by: 1 }],
  ['=', { type: 'zoom', by: 1 }],
  ['-', { type: 'zoom', by: -1 }],
  ['PageDown', { type: 'marker', by: 1 }],
  ['PageUp', { type: 'marker', by: -1 }],
  ['Enter', { type: 'press' }],
  [' ', { type: 'press' }],
  ['Escape', { type: 'leave' }],
])('%s', (key, action) => expect(press(key)).toEqual(action))

test('Shift moves farther', () => {
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ type: 'pan', x: 0, y: -0.8 })
})

test.each(['Tab', 'a', 'Home', 'F5'])('%s is left to the browser', (key) => expect(press(key)).toBeUndefined())

test.each(['altKey', 'ctrlKey', 'metaKey'] as const)('keys with %s are left to the browser', (held) => {
  expect(press('+', { [held]: true })).toBeUndefined()
})

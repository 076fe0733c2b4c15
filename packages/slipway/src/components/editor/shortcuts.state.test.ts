import { expect, test } from 'vitest'
import { type ShortcutKey, shortcutOf } from './shortcuts.state.ts'

const key = (change: Partial<ShortcutKey>): ShortcutKey => ({
  ...{ key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...change,
})

test.each<[string, Partial<ShortcutKey>, boolean, object | undefined]>([
  ['Control and K', { key: 'k', code: 'KeyK', ctrlKey: true }, false, { command: 'changeLink' }],
  ['Command and K', { key: 'k', code: 'KeyK', metaKey: true }, true, { command: 'changeLink' }],
  ['Control and K on a Mac, which deletes to the end of the line', { key: 'k', ctrlKey: true }, true, undefined],
  ['K alone', { key: 'k', code: 'KeyK' }, false, undefined],
  ['Control and K with Alt', { key: 'k', ctrlKey: true, altKey: true }, false, undefined],
  [
    'a digit whose character differs with Shift',
    { key: '&', code: 'Digit7', ctrlKey: true, shiftKey: true },
    false,
    { format: 'list', value: 'ordered' },
  ],
  [
    'a letter by its character, on any keyboard',
    { key: 'X', code: 'KeyQ', ctrlKey: true, shiftKey: true },
    false,
    { format: 'strike' },
  ],
  ['a heading', { key: '¡', code: 'Digit1', metaKey: true, altKey: true }, true, { format: 'header', value: 1 }],
  ['a name of the prototype', { key: 'constructor', ctrlKey: true }, false, undefined],
])('%s', (_, change, isApple, action) => {
  expect(shortcutOf(key(change), isApple)).toEqual(action)
})

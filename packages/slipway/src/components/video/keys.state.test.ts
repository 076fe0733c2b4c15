import { expect, test } from 'vitest'
import { actionOfKey, type KeyAction, type KeyPress, type KeyTarget } from './keys.state.ts'

const press = (key: string, changed: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...changed,
})

test.each<[KeyPress, KeyTarget, KeyAction | undefined]>([
  [press(' '), 'other', { type: 'toggle' }],
  [press(' '), 'position', { type: 'toggle' }],
  [press(' '), 'button', undefined],
  [press('m'), 'button', { type: 'mute' }],
  [press('M'), 'other', { type: 'mute' }],
  [press('f'), 'other', { type: 'fullScreen' }],
  [press('c'), 'volume', { type: 'captions' }],
  [press('с', { code: 'KeyC' }), 'other', { type: 'captions' }],
  [press('ArrowRight'), 'other', { type: 'seek', bySeconds: 5 }],
  [press('ArrowLeft'), 'button', { type: 'seek', bySeconds: -5 }],
  [press('ArrowUp'), 'other', { type: 'volume', by: 0.1 }],
  [press('ArrowDown'), 'button', { type: 'volume', by: -0.1 }],
  [press('ArrowUp'), 'position', { type: 'seek', bySeconds: 5 }],
  [press('ArrowDown'), 'position', { type: 'seek', bySeconds: -5 }],
  [press('ArrowRight'), 'volume', { type: 'volume', by: 0.1 }],
  [press('ArrowLeft'), 'volume', { type: 'volume', by: -0.1 }],
  [press('ArrowRight'), 'field', undefined],
  [press('m'), 'field', undefined],
  [press('f', { ctrlKey: true }), 'other', undefined],
  [press('ArrowLeft', { altKey: true }), 'other', undefined],
  [press('m', { metaKey: true }), 'other', undefined],
  [press('Tab'), 'other', undefined],
  [press('toString'), 'other', undefined],
])('%o on %s: %o', (key, target, action) => {
  expect(actionOfKey(key, target)).toEqual(action)
})

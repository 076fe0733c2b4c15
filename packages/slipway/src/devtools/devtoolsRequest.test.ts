import { expect, test } from 'vitest'
import { isDevtoolsKey, isDevtoolsRequested } from './devtoolsRequest.ts'

test.each([
  ['/?sw-devtools', true],
  ['/order/1?from=list&sw-devtools=', true],
  ['?sw-devtools', true],
  ['/', false],
  ['', false],
  ['/sw-devtools', false],
  ['/?q=sw-devtools', false],
  ['/?sw-devtools#part', true],
  ['/#part?sw-devtools', false],
])('%j opens the devtools: %j', (url, asks) => {
  expect(isDevtoolsRequested(url)).toBe(asks)
})

const keys = { code: 'KeyD', ctrlKey: true, shiftKey: true, altKey: true, metaKey: false }

test.each([
  ['Ctrl+Shift+Alt+D', {}, true],
  ['without Ctrl', { ctrlKey: false }, false],
  ['without Shift', { shiftKey: false }, false],
  ['without Alt', { altKey: false }, false],
  ['with the system’s key', { metaKey: true }, false],
  ['another letter', { code: 'KeyE' }, false],
])('%s opens the devtools: %j', (_, more, asks) => {
  expect(isDevtoolsKey({ ...keys, ...more, getModifierState: () => false } as unknown as KeyboardEvent)).toBe(asks)
})

test('AltGr types a letter', () => {
  const event = { ...keys, getModifierState: (name: string) => name === 'AltGraph' } as unknown as KeyboardEvent
  expect(isDevtoolsKey(event)).toBe(false)
})

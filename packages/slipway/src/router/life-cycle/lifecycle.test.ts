import { expect, test } from 'vitest'
import type { Snapshot } from '../stack/stack.ts'
import { livesOf } from './lifecycle.ts'

/** `'tab | a b'` is a stack of a and b with a kept tab. */
function stack(text: string): Snapshot {
  const [left = '', right] = text.split(' | ')
  const entries = (keys: string) => keys.split(' ').map((key) => ({ key, url: `/${key}` }))
  return {
    entryIds: ['1'],
    pages: entries(right ?? left),
    tabs: right === undefined ? [] : entries(left),
    overlayEntries: [],
  }
}

test.each<[string, string | undefined, string, string]>([
  ['the app starts', undefined, 'a', 'load a, show a, ready a'],
  ['a page is pushed', 'a', 'a b', 'hide a, load b, show b, ready b'],
  ['Back', 'a b', 'a', 'unload b, show a'],
  ['Back by two', 'a b c', 'a', 'unload c, unload b, show a'],
  ['a page replaces another', 'a b', 'a c', 'unload b, load c, show c, ready c'],
  ['a relaunch drops all, kept tabs last', 't | a b', 'c', 'unload b, unload a, unload t, load c, show c, ready c'],
  ['a first switch to a tab', 'a', 'a | t', 'hide a, load t, show t, ready t'],
  ['a switch back to a kept tab', 'a | t', 't | a', 'hide t, show a'],
  ['a tab switch with a page on top', 'a b', 'a | t', 'unload b, load t, show t, ready t'],
  ['the same tab with a page on top', 'a b', 'a', 'unload b, show a'],
  ['nothing changes on top', 'a b', 'a b', ''],
  ['Back reaches a page that was not painted after a reload', 'x b', 'x', 'unload b, load x, show x, ready x'],
])('%s', (_case, before, after, expected) => {
  const loaded = (key: string) => (before ?? '').split(/[ |]+/).includes(key) && key !== 'x'
  const events = livesOf(before === undefined ? undefined : stack(before), stack(after), loaded)
  expect(events.map(({ key, life }) => `${life} ${key}`).join(', ')).toBe(expected)
})

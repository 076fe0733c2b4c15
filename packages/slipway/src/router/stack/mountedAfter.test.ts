import { expect, test } from 'vitest'
import { mountedAfter } from './stackStore.ts'

test.each<[string, string[], string, string[], string[]]>([
  ['the page on top is added', ['a'], 'b', ['a', 'b'], ['a', 'b']],
  ['a page that has left the stack is removed', ['a', 'b'], 'a', ['a'], ['a']],
  ['a page below that was never on top is not added', ['b'], 'b', ['a', 'b'], ['b']],
])('%s', (_case, mounted, top, alive, expected) => {
  const next = { entryIds: [], pages: [{ key: top, url: '/' }], tabs: [], overlayEntries: [] }
  expect([...mountedAfter(new Set(mounted), next, new Set(alive))]).toEqual(expected)
})

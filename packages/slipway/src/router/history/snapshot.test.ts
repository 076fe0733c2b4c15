import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Snapshot } from '../stack/stack.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

const page = { key: 'k1', url: '/x?a=1', state: { a: 1 } }
const snapshot: Snapshot = {
  entryIds: ['a', 'b'],
  pages: [page],
  tabs: [{ key: 'k2', url: '/' }],
  overlayEntries: ['b'],
}

test('a stored snapshot is read back', () => {
  expect(readSnapshot(structuredClone(writeSnapshot(snapshot)))).toEqual(snapshot)
})

test.each<[what: string, state: unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['an empty object', {}],
  ['a format without a version', snapshot],
  ['another version', { ...writeSnapshot(snapshot), version: 2 }],
  ['a version as text', { ...writeSnapshot(snapshot), version: '1' }],
  ['no stack', { version: 1 }],
  ['null as the stack', { version: 1, stack: null }],
])('a state in another format is refused: %s', (_, state) => {
  expect(readSnapshot(state)).toBeUndefined()
})

test.each<[what: string, change: object]>([
  ['no entries', { entryIds: [] }],
  ['fewer entries than pages', { entryIds: ['a'] }],
  ['an id that is not a text', { entryIds: ['a', 7] }],
  ['entries that are a text', { entryIds: 'ab' }],
  ['no page', { pages: [] }],
  ['pages that are not a list', { pages: {} }],
  ['null as a page', { pages: [null] }],
  ['a lower page that is null', { entryIds: ['a', 'b', 'c'], pages: [null, page] }],
  ['a page without a key', { pages: [{ url: '/x' }] }],
  ['a key with a quote', { pages: [{ key: 'k"]', url: '/x' }] }],
  ['an empty key', { pages: [{ key: '', url: '/x' }] }],
  ['two pages with one key', { entryIds: ['a', 'b', 'c'], pages: [page, page] }],
  ['a page and a tab with one key', { tabs: [page] }],
  ['a page without an address', { pages: [{ key: 'k1' }] }],
  ['an address of another scheme', { pages: [{ key: 'k1', url: 'http://[' }] }],
  ['null as a tab', { tabs: [null] }],
  ['no list of tabs', { tabs: undefined }],
  ['an overlay that is not an id', { overlayEntries: [{}] }],
])('a snapshot that the app cannot start from is refused: %s', (_, change) => {
  expect(readSnapshot({ version: 1, stack: { ...snapshot, ...change } })).toBeUndefined()
})

test('reading never throws', () => {
  fc.assert(fc.property(fc.anything(), (state) => void readSnapshot(state)))
  const valueOf = <Name extends keyof Snapshot>(name: Name) => fc.oneof(fc.constant(snapshot[name]), fc.anything())
  const almost: fc.Arbitrary<Record<keyof Snapshot, unknown>> = fc.record({
    entryIds: valueOf('entryIds'),
    pages: valueOf('pages'),
    tabs: valueOf('tabs'),
    overlayEntries: valueOf('overlayEntries'),
  })
  let read = 0
  fc.assert(
    fc.property(almost, (stack) => {
      if (readSnapshot({ version: 1, stack })) read += 1
    }),
  )
  expect(read, 'some are readable').toBeGreaterThan(0)
})

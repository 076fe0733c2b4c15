import { expect, test } from 'vitest'
import type { PageRecord } from './pageRecords.ts'
import { mountedAfter, shown, stopShowing, whenShown } from './shownPages.ts'

test.each<[string, string[], string, string[], string[]]>([
  ['the page on top is added', ['a'], 'b', ['a', 'b'], ['a', 'b']],
  ['a page that has left the stack is removed', ['a', 'b'], 'a', ['a'], ['a']],
  ['a page below that was never on top is not added', ['b'], 'b', ['a', 'b'], ['b']],
])('%s', (_case, mounted, top, alive, expected) => {
  const next = { entryIds: [], pages: [{ key: top, url: '/' }], tabs: [], overlayEntries: [] }
  expect([...mountedAfter(new Set(mounted), next, new Set(alive))]).toEqual(expected)
})

/** Whether a promise has resolved. */
async function hasResolved(promise: Promise<void> | undefined): Promise<boolean> {
  if (!promise) return true
  return Promise.race([promise.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))])
}

test('a call waits until its page is shown or the shell stops', async () => {
  const core: Parameters<typeof shown>[0] = { shows: false, records: new Map() }
  const wait = (key: string) => {
    const page: PageRecord = { match: undefined }
    core.records.set(key, page)
    return whenShown(core, page)
  }
  expect(await hasResolved(wait('a')), 'no shell yet').toBe(true)
  shown(core, 'a')
  const [b, c] = [wait('b'), wait('c')]
  expect(await hasResolved(b)).toBe(false)
  shown(core, 'b')
  expect(await Promise.all([b, c].map(hasResolved))).toEqual([true, false])
  stopShowing(core)
  expect(await hasResolved(c)).toBe(true)
})

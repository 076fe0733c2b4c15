import { expect, test } from 'vitest'
import { createShownPages, keptAfter } from './shownPages.ts'

test.each<[string, string[], string, string[], string[]]>([
  ['the page on top is added', ['a'], 'b', ['a', 'b'], ['a', 'b']],
  ['a page that has left the stack is removed', ['a', 'b'], 'a', ['a'], ['a']],
  ['a page below that was never on top is not added', ['b'], 'b', ['a', 'b'], ['b']],
])('%s', (_case, kept, top, alive, expected) => {
  const next = { line: [], pages: [{ key: top, url: '/' }], tabs: [], layers: [] }
  expect([...keptAfter(new Set(kept), next, new Set(alive))]).toEqual(expected)
})

/** Whether a promise has resolved. */
async function hasResolved(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))])
}

test('a call waits until its page is shown, has left or the shell is going', async () => {
  const { whenShown, shown, settle, stopShowing } = createShownPages('a')
  expect(await hasResolved(whenShown('b')), 'no shell yet').toBe(true)
  shown('a')
  const [b, c, d] = ['b', 'c', 'd'].map(whenShown) as [Promise<void>, Promise<void>, Promise<void>]
  expect(await hasResolved(b)).toBe(false)
  shown('b')
  settle('c')
  expect(await Promise.all([b, c, d].map(hasResolved))).toEqual([true, true, false])
  stopShowing()
  expect(await hasResolved(d)).toBe(true)
})

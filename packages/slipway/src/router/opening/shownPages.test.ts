import { expect, test } from 'vitest'
import { createPageRecords } from '../config/pageRecords.ts'
import { createRoutes } from '../config/routes.ts'
import { createShownPages } from './shownPages.ts'

/** Whether a promise has resolved. */
async function hasResolved(promise: Promise<void> | undefined): Promise<boolean> {
  if (!promise) return true
  return Promise.race([promise.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))])
}

test('a call waits until its page is shown, is dropped, or the shell stops', async () => {
  const records = createPageRecords(createRoutes({ pages: { '/': { load: async () => ({}) } } }))
  const pages = createShownPages(records)
  const wait = (key: string) => pages.whenShown(records.of({ key, url: '/' }))
  expect(await hasResolved(wait('a')), 'no shell yet').toBe(true)
  pages.shown('a')
  const [b, c, d] = [wait('b'), wait('c'), wait('d')]
  expect(await hasResolved(b)).toBe(false)
  pages.shown('b')
  expect(await Promise.all([b, c, d].map(hasResolved))).toEqual([true, false, false])
  records.keepOnly(new Set(['b', 'd']))
  expect(await Promise.all([c, d].map(hasResolved))).toEqual([true, false])
  pages.stop()
  expect(await hasResolved(d)).toBe(true)
})

import { expect, test } from 'vitest'
import { type AppBadgeHost, clearAppBadge, setAppBadge } from './index.ts'

function memoryHost(): AppBadgeHost & { readonly done: unknown[] } {
  const done: unknown[] = []
  return { done, set: async (count) => void done.push(['set', count]), clear: async () => void done.push('clear') }
}

test('a number, a dot, and 0 as no badge', async () => {
  const host = memoryHost()
  await setAppBadge({ count: 3 }, host)
  await setAppBadge({}, host)
  await setAppBadge({ count: 0 }, host)
  expect(host.done).toEqual([['set', 3], ['set', undefined], 'clear'])
})

test.each([-1, 1.5, Number.NaN, '3', null, {}])('rejects the count %j', async (count) => {
  const host = memoryHost()
  await expect(setAppBadge({ count } as never, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'setAppBadge:fail count must be a whole number of at least 0',
  })
  expect(host.done).toEqual([])
})

test('without a document', async () => {
  await expect(setAppBadge({ count: 1 })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(clearAppBadge()).rejects.toMatchObject({ code: 'unavailable' })
})

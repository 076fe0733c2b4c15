import { expect, test, vi } from 'vitest'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { clearAppBadge, setAppBadge } from './index.ts'

test('the browser gets the number, or no number for a dot', async () => {
  const [set, clear] = [vi.fn(async () => {}), vi.fn(async () => {})]
  stubNavigator('setAppBadge', set)
  stubNavigator('clearAppBadge', clear)
  await setAppBadge({ count: 12 })
  await setAppBadge()
  await clearAppBadge()
  expect(set.mock.calls).toEqual([[12], [undefined]])
  expect(clear).toHaveBeenCalledOnce()
})

test('a refusal of the browser is `denied`, and a browser without badges is `unsupported`', async () => {
  stubNavigator('setAppBadge', () => Promise.reject(new DOMException('no permission', 'NotAllowedError')))
  await expect(setAppBadge({ count: 1 })).rejects.toMatchObject({ code: 'denied' })
  stubNavigator('setAppBadge', undefined)
  await expect(setAppBadge({ count: 1 })).rejects.toMatchObject({ code: 'unsupported' })
})

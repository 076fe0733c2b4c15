import { beforeEach, expect, test, vi } from 'vitest'
import { switchTab } from '../../api/navigation/index.ts'
import { items, loads, renew, start } from '../../testing/internal/apps/tabBarApp.tsx'
import { holdIdle } from '../../testing/internal/environment/holdIdle.ts'
import { laterCode } from '../../testing/internal/environment/laterCode.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'

beforeEach(renew)

const waiting: IdleRequestCallback[] = []

/** Holds idle callbacks back until the test runs them. */
function stopIdle(): () => void {
  waiting.length = 0
  holdIdle().mockImplementation((work) => waiting.push(work))
  return () => waiting.shift()?.({ didTimeout: false, timeRemaining: () => 50 })
}

const loaded = () => Object.values(loads).map((load) => load.mock.calls.length)

test('the code of the other tabs is loaded when the user has changed the tab and the browser is idle, tab by tab', async () => {
  const idle = stopIdle()
  await start()
  await laterCode()
  await switchTab({ url: '/orders' })
  expect(loaded()).toEqual([1, 1, 0, 0])
  const seen = new Set<string>()
  await vi.waitFor(() => {
    idle()
    seen.add(loaded().join(' '))
    expect(loaded()).toEqual([1, 1, 1, 1])
  }, 10_000)
  expect([...seen]).toEqual(expect.arrayContaining(['1 1 1 0', '1 1 1 1']))
})

test('it waits for its tab if the app turns prefetching off', async () => {
  const idle = stopIdle()
  await start({ prefetch: false })
  await laterCode()
  await switchTab({ url: '/orders' })
  for (const _ of items) idle()
  expect(loaded()).toEqual([1, 1, 0, 0])
})

test('it waits for its tab if the user saves data', async () => {
  stubNavigator('connection', { saveData: true })
  const idle = stopIdle()
  await start()
  await laterCode()
  await switchTab({ url: '/orders' })
  for (const _ of items) idle()
  expect(loaded()).toEqual([1, 1, 0, 0])
})

test('an app unmounted before loads nothing', async () => {
  const idle = stopIdle()
  const { unmount } = await start()
  await laterCode()
  await switchTab({ url: '/orders' })
  await vi.waitFor(() => {
    idle()
    expect(loaded()).toEqual([1, 1, 1, 0])
  })
  // Waits for the idle callback of the next tab.
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  unmount()
  idle()
  expect(loaded()).toEqual([1, 1, 1, 0])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyApp, page } from '../../router/config/config.ts'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { setPermission } from '../../testing/internal/environment/permission.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { setKeepScreenOn } from './index.ts'

const on = () => setKeepScreenOn({ keepScreenOn: true })
const off = () => setKeepScreenOn({ keepScreenOn: false })

/** The locks that the page was given; some of them may be released. */
const locks: WakeLockSentinel[] = []
const held = () => locks.filter(({ released }) => !released).length

beforeEach(async () => {
  locks.length = 0
  await setPermission('screen-wake-lock', 'granted')
  const request = navigator.wakeLock.request.bind(navigator.wakeLock)
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async (type) => {
    const lock = await request(type)
    locks.push(lock)
    return lock
  })
})
afterEach(async () => {
  await off()
})

/** Simulates a switch to the background, where the browser releases the lock, and back. */
async function toBackgroundAndBack(): Promise<void> {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  for (const lock of locks) await lock.release()
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('holds the screen until it is released', async () => {
  const leftovers = watchLeftovers()
  await on()
  expect(held()).toBe(1)
  await on()
  expect(locks).toHaveLength(1)
  await off()
  expect([held(), leftovers()]).toEqual([0, []])
  await off()
})

test('holds the screen again when the page is visible again, unless it was released', async () => {
  await on()
  await toBackgroundAndBack()
  await vi.waitFor(() => expect([held(), locks.length]).toEqual([1, 2]))
  await off()
  await toBackgroundAndBack()
  expect([held(), locks.length]).toEqual([0, 2])
})

test('if the system refuses when the page becomes visible, tries again the next time', async () => {
  await on()
  vi.mocked(navigator.wakeLock.request).mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  await toBackgroundAndBack()
  await vi.waitFor(() => expect(navigator.wakeLock.request).toHaveBeenCalledTimes(2))
  expect(held()).toBe(0)
  await toBackgroundAndBack()
  await vi.waitFor(() => expect(held()).toBe(1))
})

test('simultaneous calls request one lock', async () => {
  await Promise.all([on(), on()])
  expect(locks).toHaveLength(1)
})

test('a call is cancelled by a later opposite call, and the last one takes effect', async () => {
  const held1 = on()
  const released1 = off()
  await expect(held1).rejects.toMatchObject({ code: 'cancelled' })
  await released1
  expect(held()).toBe(0)

  const held2 = on()
  const released2 = off()
  const held3 = on()
  await expect(released2).rejects.toMatchObject({ code: 'cancelled' })
  await Promise.all([held2, held3])
  expect(held()).toBe(1)
})

test('a refusal rejects, and is not retried', async () => {
  const leftovers = watchLeftovers()
  await setPermission('screen-wake-lock', 'denied')
  await expect(on()).rejects.toMatchObject({ code: 'denied', api: 'setKeepScreenOn' })
  expect(leftovers()).toEqual([])
})

test('releases the screen when the app is unmounted', async () => {
  const app = await renderApp({
    pages: { '/': page({ load: async () => ({ default: () => null }) }) },
  } as unknown as AnyApp)
  await on()
  expect(held()).toBe(1)
  app.unmount()
  await vi.waitFor(() => expect(held()).toBe(0))
})

test('rejects with `unsupported` in a browser without wake lock', async () => {
  vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue(undefined as unknown as WakeLock)
  await expect(on()).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'setKeepScreenOn:fail this browser has no wake lock',
  })
})

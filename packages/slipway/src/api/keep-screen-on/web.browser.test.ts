import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyApp, page } from '../../router/config/config.ts'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { setPermission } from '../../testing/internal/environment/permission.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { setKeepScreenOn } from './index.ts'

const on = () => setKeepScreenOn({ keepScreenOn: true })
const off = () => setKeepScreenOn({ keepScreenOn: false })

/** The locks that the page was given, of which some may be released. */
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

/** Sends the page to the background, where the browser takes the lock, and brings it back. */
async function toBackgroundAndBack(): Promise<void> {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  for (const lock of locks) await lock.release()
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the screen is held until it is released', async () => {
  const leftovers = watchLeftovers()
  await on()
  expect(held()).toBe(1)
  await on()
  expect(locks).toHaveLength(1)
  await off()
  expect([held(), leftovers()]).toEqual([0, []])
  await off()
})

test('a page that comes back holds it again, unless it was released', async () => {
  await on()
  await toBackgroundAndBack()
  await vi.waitFor(() => expect([held(), locks.length]).toEqual([1, 2]))
  await off()
  await toBackgroundAndBack()
  expect([held(), locks.length]).toEqual([0, 2])
})

test('a system that refuses a page that comes back is asked again the next time', async () => {
  await on()
  vi.mocked(navigator.wakeLock.request).mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  await toBackgroundAndBack()
  await vi.waitFor(() => expect(navigator.wakeLock.request).toHaveBeenCalledTimes(2))
  expect(held()).toBe(0)
  await toBackgroundAndBack()
  await vi.waitFor(() => expect(held()).toBe(1))
})

test('several calls at once hold it once', async () => {
  await Promise.all([on(), on()])
  expect(locks).toHaveLength(1)
})

test('a call that the opposite overtakes is cancelled, and the last one holds', async () => {
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

test('a refusal is told, and not tried again', async () => {
  const leftovers = watchLeftovers()
  await setPermission('screen-wake-lock', 'denied')
  await expect(on()).rejects.toMatchObject({ code: 'denied', api: 'setKeepScreenOn' })
  expect(leftovers()).toEqual([])
})

test('it ends with the app', async () => {
  const app = await renderApp({
    pages: { '/': page({ load: async () => ({ default: () => null }) }) },
  } as unknown as AnyApp)
  await on()
  expect(held()).toBe(1)
  app.unmount()
  await vi.waitFor(() => expect(held()).toBe(0))
})

test('a browser without wake lock says so', async () => {
  vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue(undefined as unknown as WakeLock)
  await expect(on()).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'setKeepScreenOn:fail this browser has no wake lock',
  })
})

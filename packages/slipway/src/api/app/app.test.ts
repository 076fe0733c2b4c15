import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageErrors } from '../../base/page/pageErrors.ts'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import {
  type AppError,
  type AppHost,
  getEnterOptionsSync,
  getLaunchOptionsSync,
  onAppHide,
  onAppShow,
  onError,
  onUnhandledRejection,
} from './index.ts'

const load = async () => ({})
const launched = {
  path: '/order/1',
  query: { from: 'mail', tag: ['a', 'b'] },
  scene: 1001,
  referrerInfo: { appId: '', extraData: {} },
}

let pages: PageNavigator

beforeEach(() => {
  pages = createNavigator(
    { pages: { '/': page({ load }), '/order/:id': page({ load }) } },
    memoryHistory('/order/1?from=mail&tag=a&tag=b')(),
  )
  setNavigator(pages)
})
afterEach(() => {
  pageErrors.set(undefined)
  setNavigator(undefined)
})

test('the launch address stays the same after navigation', async () => {
  await pages.open('reLaunch', { url: '/' })
  expect(getLaunchOptionsSync()).toEqual(launched)
  expect(getEnterOptionsSync()).toEqual(launched)
})

test.each([
  ['getLaunchOptionsSync', getLaunchOptionsSync],
  ['getEnterOptionsSync', getEnterOptionsSync],
])('%s throws before the app has started', (api, read) => {
  setNavigator(undefined)
  expect(read).toThrow(expect.objectContaining({ code: 'unavailable', errMsg: `${api}:fail no app is running` }))
})

test('listeners are called on show and hide, with the launch options, until they unsubscribe', async () => {
  const received: unknown[] = []
  const stops = [onAppShow((options) => received.push(options)), onAppHide(() => received.push('hide'))]
  await Promise.resolve()
  pages.painted.set(pages.entry.key)
  pages.visible.set(false)
  pages.visible.set(true)
  expect(received).toEqual([launched, 'hide', launched])
  for (const stop of stops) stop()
  pages.visible.set(false)
  pages.visible.set(true)
  expect(received).toHaveLength(3)
})

test('a listener that unsubscribes before the app has started is never called', async () => {
  const listener = vi.fn()
  onAppShow(listener)()
  await Promise.resolve()
  pages.painted.set(pages.entry.key)
  expect(listener).not.toHaveBeenCalled()
})

test('without an app or a document, no listener is called and nothing is thrown', async () => {
  setNavigator(undefined)
  for (const listen of [onAppShow, onAppHide, onError, onUnhandledRejection]) expect(listen(() => {})()).toBeUndefined()
})

/** A host whose errors and rejections are triggered by the test. */
function fakeHost() {
  const listeners = { error: new Set<(error: unknown, message: string) => void>(), rejection: new Set<never>() }
  const add = <Item>(set: Set<Item>, item: Item) => {
    set.add(item)
    return () => void set.delete(item)
  }
  const host: AppHost = {
    onError: (listener) => add(listeners.error, listener),
    onUnhandledRejection: (listener) => add(listeners.rejection, listener as never),
  }
  return {
    host,
    fail: (error: unknown, message: string) => {
      for (const listener of listeners.error) listener(error, message)
    },
    count: () => listeners.error.size + listeners.rejection.size,
  }
}

test('errors of the platform and of pages are reported with message, stack and error', () => {
  const { host, fail, count } = fakeHost()
  const received: AppError[] = []
  const stop = onError((error) => received.push(error), host)
  const failure = new Error('broken')
  fail(failure, 'Uncaught Error: broken')
  fail('a text', 'Uncaught a text')
  pageErrors.set({ error: failure })
  pageErrors.set({ error: failure })
  const whole = { message: 'broken', stack: failure.stack, error: failure }
  const secret = { message: 'Uncaught a text', stack: undefined, error: 'a text' }
  expect(received).toEqual([whole, secret, whole, whole])
  stop()
  pageErrors.set({ error: failure })
  expect([received.length, count()]).toEqual([4, 0])
})

test('an error thrown by a listener is reported, and other listeners are still called', () => {
  const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementationOnce(() => {})
  const { host } = fakeHost()
  const stop = onError(() => {
    throw new Error('listener')
  }, host)
  pageErrors.set({ error: new Error('page') })
  expect(() => reported.mock.calls[0]?.[0]()).toThrow('listener')
  stop()
})

test('rejections are reported until the listener unsubscribes', () => {
  const { host, count } = fakeHost()
  const stop = onUnhandledRejection(() => {}, host)
  expect(count()).toBe(1)
  stop()
  expect(count()).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { peekNavigator, setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { eventChannelsIn } from '../../router/page-state/eventChannels.ts'
import { tabOperations } from '../../router/stack/tabOperations.ts'
import { addInterceptor } from '../interceptor/index.ts'
import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  onNavigated,
  onPageNotFound,
  preloadPage,
  redirectTo,
  reLaunch,
  switchTab,
} from './index.ts'

const load = async () => ({})
const broken = page({ load: () => Promise.reject(new Error('no file')) })
const pages = {
  '/broken': broken,
  '/': page({ load }),
  '/mine': page({ load }),
  '/order/:id': page({ load, params: { id: Number } }),
}
const tabBar = { items: [{ path: '/' }, { path: '/mine' }], back: 'first' as const, operations: tabOperations }
const urls = () => getCurrentPages().map(({ url }) => url)

beforeEach(() => setNavigator(createNavigator({ pages, tabBar }, memoryHistory()())))
afterEach(() => setNavigator(undefined))

test('each call opens its page', async () => {
  await navigateTo('/order/:id', { id: 1 })
  expect(urls()).toEqual(['/', '/order/1'])
  await redirectTo({ url: '/order/2' })
  expect(urls()).toEqual(['/', '/order/2'])
  await navigateTo({ url: './3' })
  await navigateBack({ delta: 2 })
  expect(urls()).toEqual(['/'])
  await switchTab('/mine')
  expect(urls()).toEqual(['/mine'])
  await reLaunch('/order/:id', { id: 4 })
  expect(getCurrentPages()).toMatchObject([{ path: '/order/:id', url: '/order/4', params: { id: 4 } }])
})

test('navigateTo resolves with the channel to the opened page; listeners in the call receive earlier events', async () => {
  const received: unknown[] = []
  const stop = onNavigated(({ key, path }) => {
    if (path === '/order/:id')
      eventChannelsIn(peekNavigator() as PageNavigator)
        .of(key)
        .page.emit('saved', 1)
  })
  const first = await navigateTo('/order/:id', { id: 1 }, { events: { saved: (id) => received.push(`listed ${id}`) } })
  const second = await navigateTo({ url: '/order/2', events: { saved: (id: unknown) => received.push(`url ${id}`) } })
  stop()
  expect(received).toEqual(['listed 1', 'url 1'])
  const [, firstKey = '', secondKey = ''] = getCurrentPages().map(({ key }) => key)
  const channels = eventChannelsIn(peekNavigator() as PageNavigator)
  channels.of(firstKey).page.on('ask', (what) => received.push(`first ${what}`))
  channels.of(secondKey).page.on('ask', (what) => received.push(`second ${what}`))
  first.eventChannel.emit('ask', 'a')
  second.eventChannel.emit('ask', 'b')
  expect(received.slice(2)).toEqual(['first a', 'second b'])
})

test('a page that navigates back immediately gives its own channel, not that of the page below', async () => {
  const stop = onNavigated(({ path }) => path === '/order/:id' && void navigateBack())
  const { eventChannel } = await navigateTo('/order/:id', { id: 1 })
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  stop()
  const below = eventChannelsIn(peekNavigator() as PageNavigator).of(getCurrentPages()[0]?.key ?? '')
  expect(eventChannel).not.toBe(below.opener)
})

test('a target is resolved once, and again if an interceptor changes the address', async () => {
  const { routes } = peekNavigator() as PageNavigator
  const match = vi.spyOn(routes, 'match')
  const resolvedIn = async (call: () => Promise<unknown>) => {
    match.mockClear()
    await call()
    expect(getCurrentPages().at(-1)?.params).toEqual({ id: 1 })
    return match.mock.calls.map(([url]) => url)
  }
  expect(await resolvedIn(() => navigateTo('/order/:id', { id: 1 }))).toEqual(['/order/1'])
  expect(await resolvedIn(() => navigateTo({ url: '/order/1?x=2' }))).toEqual(['/order/1?x=2'])
  const stop = addInterceptor('navigateTo', (options, next) => next({ ...options, url: '/order/1?x=3' }))
  expect(await resolvedIn(() => navigateTo('/order/:id', { id: 2 }))).toEqual(['/order/2', '/order/1?x=3'])
  stop()
})

test('rejects a state that cannot be serialised, and changes nothing', async () => {
  const call = navigateTo({ url: '/order/1', state: { listen: () => {} } })
  await expect(call).rejects.toMatchObject({ errMsg: 'navigateTo:fail state is not serialisable' })
  expect(urls()).toEqual(['/'])
})

test('a tab switch drops the query', async () => {
  await switchTab({ url: '/mine?x=1' })
  expect(urls()).toEqual(['/mine'])
})

test.each([0, -1, 1.5, Number.NaN, '2' as unknown as number])('navigateBack rejects a delta of %j', async (delta) => {
  await expect(navigateBack({ delta })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'navigateBack:fail delta must be a whole number of at least 1',
  })
})

test.each([
  ['navigateTo', () => navigateTo({ url: '/order/1' })],
  ['redirectTo', () => redirectTo({ url: '/order/1' })],
  ['reLaunch', () => reLaunch({ url: '/order/1' })],
  ['switchTab', () => switchTab({ url: '/mine' })],
])('[S2.7] an ignored `locked` rejection of %s is not reported as unhandled', async (name, open) => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  try {
    const first = open()
    void open()
    const observed = open()
    await expect(observed).rejects.toMatchObject({ code: 'locked', api: name })
    await first
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).not.toHaveBeenCalled()
  } finally {
    process.off('unhandledRejection', unhandled)
  }
})

test('a listener is called for each page shown, until it is removed', async () => {
  const received: string[] = []
  const stop = onNavigated(({ url }) => received.push(url))
  await vi.waitFor(() => expect(received).toEqual(['/']))
  await navigateTo({ url: '/order/1' })
  await navigateBack()
  stop()
  await switchTab('/mine')
  expect(received).toEqual(['/', '/order/1', '/'])
})

test('a listener can be removed at the first page, even if it throws there', async () => {
  const received: string[] = []
  const stopFirst = onNavigated(({ url }) => {
    received.push(`first ${url}`)
    stopFirst()
  })
  const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementationOnce(() => {})
  const stopFailing = onNavigated(({ url }) => {
    received.push(`failing ${url}`)
    throw new Error('broken')
  })
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  stopFailing()
  await navigateTo({ url: '/order/1' })
  expect(received).toEqual(['first /', 'failing /'])
})

test('rejects without a document instead of waiting for an app', async () => {
  setNavigator(undefined)
  await expect(navigateTo('/')).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: 'navigateTo:fail no app is running',
  })
  expect(getCurrentPages()).toEqual([])
})

test('[S2.9] an unknown entry route raises a page-not-found event, and a listener may redirect', async () => {
  setNavigator(createNavigator({ pages, tabBar }, memoryHistory('/nowhere?x=1&y=a&y=b')()))
  const received: object[] = []
  const stop = onPageNotFound((event) => {
    received.push(event)
    void reLaunch('/mine')
  })
  await vi.waitFor(() => expect(urls()).toEqual(['/mine']))
  expect(received).toEqual([{ path: '/nowhere', query: { x: '1', y: ['a', 'b'] }, isEntryPage: true }])
  stop()
})

test('preloading a page can be aborted', async () => {
  const controller = new AbortController()
  const call = preloadPage('/mine', {}, { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'preloadPage:fail abort' })
})

test('preloads a page’s code, or rejects with the reason', async () => {
  await expect(preloadPage('/mine')).resolves.toBeUndefined()
  await expect(preloadPage('/order/:id')).resolves.toBeUndefined()
  await expect(preloadPage('/order/:id', { id: 1 })).resolves.toBeUndefined()
  await expect(preloadPage({ url: '/order/1' })).resolves.toBeUndefined()
  const wrong = { code: 'invalid-argument', errMsg: 'preloadPage:fail params.id must be a number' }
  await expect(preloadPage('/order/:id', { id: 'x' })).rejects.toMatchObject(wrong)
  await expect(preloadPage({ url: '/order/x' })).rejects.toMatchObject(wrong)
  await expect(preloadPage('/x')).rejects.toMatchObject({ code: 'not-found', errMsg: 'preloadPage:fail /x' })
  await expect(preloadPage('/broken')).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'preloadPage:fail /broken Error: no file',
  })
  expect(urls()).toEqual(['/'])
})

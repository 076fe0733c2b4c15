import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../router/config.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/memoryHistory.ts'
import { createNavigator } from '../../router/navigator.ts'
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
const tabBar = { items: [{ path: '/' }, { path: '/mine' }], back: 'first' as const }
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

test('a state that no history entry can hold is refused, and nothing changes', async () => {
  const call = navigateTo({ url: '/order/1', state: { listen: () => {} } })
  await expect(call).rejects.toMatchObject({ errMsg: 'navigateTo:fail state must be serialisable' })
  expect(urls()).toEqual(['/'])
})

test('a tab switch drops the query', async () => {
  await switchTab({ url: '/mine?x=1' })
  expect(urls()).toEqual(['/mine'])
})

test.each([0, -1, 1.5, Number.NaN, '2' as unknown as number])('navigateBack refuses a delta of %j', async (delta) => {
  await expect(navigateBack({ delta })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'navigateBack:fail delta must be a whole number of at least 1',
  })
})

test('[S2.7] a locked refusal that nobody observes raises no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  try {
    const first = navigateTo({ url: '/order/1' })
    void navigateTo({ url: '/order/1' })
    await first
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).not.toHaveBeenCalled()
  } finally {
    process.off('unhandledRejection', unhandled)
  }
})

test('a listener hears each page that is shown, until it stops', async () => {
  const heard: string[] = []
  const stop = onNavigated(({ url }) => heard.push(url))
  await vi.waitFor(() => expect(heard).toEqual(['/']))
  await navigateTo({ url: '/order/1' })
  await navigateBack()
  stop()
  await switchTab('/mine')
  expect(heard).toEqual(['/', '/order/1', '/'])
})

test('without a document there is no app to wait for', async () => {
  setNavigator(undefined)
  await expect(navigateTo('/')).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: 'navigateTo:fail there is no running app',
  })
  expect(getCurrentPages()).toEqual([])
})

test('[S2.9] an unknown entry route raises a page-not-found event, and a listener may lead elsewhere', async () => {
  setNavigator(createNavigator({ pages, tabBar }, memoryHistory('/nowhere?x=1&y=a&y=b')()))
  const heard: object[] = []
  const stop = onPageNotFound((event) => {
    heard.push(event)
    void reLaunch('/mine')
  })
  await vi.waitFor(() => expect(urls()).toEqual(['/mine']))
  expect(heard).toEqual([{ path: '/nowhere', query: { x: '1', y: ['a', 'b'] }, isEntryPage: true }])
  stop()
})

test('a page’s code is loaded ahead of time, or the call says why not', async () => {
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

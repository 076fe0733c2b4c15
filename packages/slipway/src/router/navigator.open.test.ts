import { beforeEach, describe, expect, test, vi } from 'vitest'
import { load, refusalOf, routedApp, startRouted } from '../testing/internal/apps/routedApp.ts'
import { page } from './config/config.ts'
import type { Guard } from './config/guardTypes.ts'
import { createNavigator } from './createNavigator.ts'
import { redirectTo } from './guards/redirect.ts'
import { memoryHistory } from './history/memoryHistory.ts'

test('a pushed page has its own entry, with parameters from its address', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { path: '/order/:id', params: { id: 1, from: 'list' } })
  expect(urls()).toEqual(['/', '/order/1?from=list'])
  expect(history.url()).toBe('/order/1?from=list')
  const top = pages.stack.get().pages[1]
  expect(top && pages.matchOf(top)?.params).toEqual({ id: 1, from: 'list' })
})

test('an address is resolved against the shown page', async () => {
  const { pages, urls } = startRouted('/order/1')
  await pages.open('redirectTo', { url: './2?from=x' })
  expect(urls()).toEqual(['/', '/order/2?from=x'])
})

test('a reload keeps the tabs that were opened since its entry was left', async () => {
  const history = memoryHistory()()
  const third = {
    ...routedApp,
    pages: { ...routedApp.pages, '/third': page({ load }) },
    tabBar: { ...routedApp.tabBar, items: [...routedApp.tabBar.items, { path: '/third' }] },
  }
  const { open, stack, stop } = createNavigator(third, history)
  await open('switchTab', { url: '/mine' })
  await open('switchTab', { url: '/third' })
  history.go(-1)
  await vi.waitFor(() => expect(stack.get().pages).toMatchObject([{ url: '/' }]))
  const kept = stack.get().tabs
  expect(kept.map(({ url }) => url)).toEqual(['/mine', '/third'])
  stop()
  expect(createNavigator(third, history).stack.get().tabs).toEqual(kept)
})

test('[S2.4] a page that is not in the table is refused, and nothing changes', async () => {
  const { pages, history, urls } = startRouted()
  for (const api of ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab'] as const) {
    const error = await refusalOf(pages.open(api, { url: '/x' }))
    expect(error).toMatchObject({ code: 'not-found', errMsg: `${api}:fail page \`/x\` is not found` })
  }
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
})

test('[S2.5] a tab page cannot be pushed, and cannot replace another page', async () => {
  const { pages, urls } = startRouted()
  const pushed = await refusalOf(pages.open('navigateTo', { url: '/mine' }))
  const redirected = await refusalOf(pages.open('redirectTo', { path: '/mine', params: {} }))
  expect(pushed.errMsg).toBe('navigateTo:fail can not navigateTo a tabbar page')
  expect(pushed.cause).toMatchObject({ message: '"/mine" is a page of the tab bar. Write switchTab(\'/mine\').' })
  expect(redirected.errMsg).toBe('redirectTo:fail can not redirectTo a tabbar page')
  expect(urls()).toEqual(['/'])
})

test('[S2.6] `switchTab` refuses a page outside the tab bar', async () => {
  const { pages, urls } = startRouted()
  const error = await refusalOf(pages.open('switchTab', { url: '/list' }))
  expect(error.errMsg).toBe('switchTab:fail can not switch to no-tabBar page')
  expect(urls()).toEqual(['/'])
})

test('[S2.7] the same target is locked while it is being opened; another target waits', async () => {
  const { pages, urls } = startRouted()
  const first = pages.open('navigateTo', { url: '/order/1' })
  const again = refusalOf(pages.open('navigateTo', { path: '/order/:id', params: { id: 1 } }))
  const third = refusalOf(pages.open('navigateTo', { url: '/order/1' }))
  const other = pages.open('navigateTo', { url: '/order/1?from=x' })
  expect((await again).errMsg).toBe('navigateTo:fail /order/1 locked')
  expect(await third, 'a refused call does not free the lock').toMatchObject({ code: 'locked' })
  await Promise.all([first, other])
  expect(urls()).toEqual(['/', '/order/1', '/order/1?from=x'])
  await pages.open('navigateTo', { url: '/order/1' })
  expect(urls()).toHaveLength(4)
})

test.each([
  ['navigateTo', '/order/1', '/order/2', ['/', '/order/1', '/order/2']],
  ['redirectTo', '/order/1', '/order/2', ['/order/2']],
  ['reLaunch', '/order/1', '/order/2', ['/order/2']],
  ['switchTab', '/mine', '/', ['/']],
] as const)('[S2.7] `%s` locks its target, and another target waits', async (api, url, other, after) => {
  const { pages, urls } = startRouted()
  const first = pages.open(api, { url })
  const refused = await Promise.all([refusalOf(pages.open(api, { url })), refusalOf(pages.open(api, { url }))])
  expect(refused).toMatchObject(Array(2).fill({ code: 'locked', errMsg: `${api}:fail ${url} locked` }))
  const second = pages.open(api, { url: other })
  await first
  expect(urls().at(-1)).toBe(url)
  await second
  expect(urls()).toEqual(after)
  await pages.open(api, { url })
  expect(urls().at(-1), 'the lock ends with its call').toBe(url)
})

test('[S2.7] the calls have one lock for a target', async () => {
  const { pages, urls } = startRouted()
  const first = pages.open('navigateTo', { url: '/order/1' })
  for (const api of ['navigateTo', 'redirectTo', 'reLaunch'] as const) {
    expect((await refusalOf(pages.open(api, { url: '/order/1' }))).errMsg).toBe(`${api}:fail /order/1 locked`)
  }
  await first
  expect(urls()).toEqual(['/', '/order/1'])
})

test('wrong parameters are refused, from a call and from an address', async () => {
  const { pages, urls } = startRouted()
  const typed = await refusalOf(pages.open('navigateTo', { path: '/order/:id', params: { id: 'x' } }))
  const text = await refusalOf(pages.open('navigateTo', { url: '/order/x' }))
  const empty = await refusalOf(pages.open('navigateTo', { url: '' }))
  expect([typed, text].map(({ errMsg }) => errMsg)).toEqual(Array(2).fill('navigateTo:fail params.id must be a number'))
  expect(empty.errMsg).toBe('navigateTo:fail Missing required args: "url"')
  expect(urls()).toEqual(['/'])
})

test('[S8.14] a page whose code cannot be loaded is not opened, and the call rejects', async () => {
  const { pages, history, urls } = startRouted()
  const error = await refusalOf(pages.open('navigateTo', { url: '/broken' }))
  expect(error).toMatchObject({ code: 'failed', errMsg: 'navigateTo:fail page `/broken` cannot be opened' })
  expect(error.cause).toMatchObject({ message: 'no such file' })
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
})

test('[S8.14] a page whose code a reload will load is opened without content until then', async () => {
  const { pages, history, urls } = startRouted()
  const recover = vi.fn((_route: unknown, url: string) => url.endsWith('?now'))
  pages.recover = recover
  expect(await refusalOf(pages.open('navigateTo', { url: '/broken' }))).toMatchObject({ code: 'failed' })
  expect([urls(), history.url()]).toEqual([['/'], '/'])
  const key = await pages.open('navigateTo', { url: '/broken?now' })
  expect(key).toBe(pages.stack.get().pages[1]?.key)
  expect([urls(), history.url()]).toEqual([['/', '/broken?now'], '/broken?now'])
  expect(recover.mock.calls).toMatchObject([
    [{ path: '/broken' }, '/broken', false],
    [{ path: '/broken' }, '/broken?now', false],
  ])
})

describe('data', () => {
  const prepare = vi.fn()
  const withData = (guard?: Guard) => {
    const data = { prepare, prefetch: async () => {} }
    const pageConfigs = { ...routedApp.pages, '/data/:id': page({ load, data, params: { id: Number } }) }
    return createNavigator({ ...routedApp, pages: pageConfigs, ...(guard && { guard }) }, memoryHistory('/')())
  }
  beforeEach(() => void prepare.mockReset().mockResolvedValue(undefined))

  test('is loaded with the page, once its guard lets the page be shown', async () => {
    const pages = withData()
    await pages.open('navigateTo', { url: '/data/7?x=1' })
    expect(prepare.mock.calls).toMatchObject([[pages, { params: { id: 7 } }, '/data/7?x=1']])
  })

  test.each<Guard>([
    ({ path }) => path === '/',
    async ({ path }) => path === '/' || redirectTo({ url: '/list' }),
    async ({ path }) => path === '/' || Promise.reject(new Error('no answer')),
  ])('is not asked for where the guard refuses: %s', async (guard) => {
    await refusalOf(withData(guard).open('navigateTo', { url: '/data/7' }))
    expect(prepare).not.toHaveBeenCalled()
  })

  test('delays the page by 200 ms at most', async () => {
    vi.useFakeTimers()
    try {
      prepare.mockReturnValue(new Promise(() => {}))
      const pages = withData()
      void pages.open('navigateTo', { url: '/data/7' })
      await vi.advanceTimersByTimeAsync(199)
      expect(pages.stack.get().pages).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(pages.stack.get().pages).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })
})

test('a call resolves when the app stops', async () => {
  const { pages } = startRouted()
  pages.shown('')
  const call = pages.open('navigateTo', { url: '/list' })
  await vi.waitFor(() => expect(pages.stack.get().pages).toHaveLength(2))
  pages.stop()
  await expect(call).resolves.toBe(pages.stack.get().pages[1]?.key)
})

test('a call waits until the page is shown', async () => {
  const { pages } = startRouted()
  pages.shown('')
  let settled = false
  const call = pages.open('navigateTo', { url: '/list' }).then(() => {
    settled = true
  })
  await vi.waitFor(() => expect(pages.stack.get().pages).toHaveLength(2))
  expect(settled).toBe(false)
  pages.shown(pages.stack.get().pages[1]?.key ?? '')
  await call
  expect(settled).toBe(true)
})

test('Back while a page is loading cancels the call', async () => {
  let arrive = () => {}
  const slow = page({ load: () => new Promise<unknown>((resolve) => (arrive = () => resolve({}))) })
  const history = memoryHistory('/')()
  const pages = createNavigator({ ...routedApp, pages: { ...routedApp.pages, '/slow': slow } }, history)
  await pages.open('navigateTo', { url: '/list' })
  const call = refusalOf(pages.open('navigateTo', { url: '/slow' }))
  history.go(-1)
  await vi.waitFor(() => expect(pages.stack.get().pages).toHaveLength(1))
  arrive()
  expect(await call).toMatchObject({ code: 'cancelled' })
  expect(pages.stack.get().pages.map(({ url }) => url)).toEqual(['/'])
})

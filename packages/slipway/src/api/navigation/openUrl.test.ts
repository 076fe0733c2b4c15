import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import { optionalParam } from '../../router/config/params.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { redirectTo } from '../../router/guards/redirect.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { backPressIn } from '../../router/opening/backPress.ts'
import { openOverlayEntry } from '../../router/overlay-entries/openOverlayEntry.ts'
import { tabOperations } from '../../router/stack/tabOperations.ts'
import { addInterceptor } from '../interceptor/index.ts'
import { getCurrentPages, navigateTo, openUrl, switchTab } from './index.ts'

const load = async () => ({})
const pages = {
  '/': page({ load }),
  '/jobs': page({ load, params: { filter: optionalParam(String) } }),
  '/mine': page({ load }),
  '/jobs/:id': page({ load, params: { id: Number }, under: '/jobs' }),
  '/jobs/:id/report': page({ load, params: { id: Number }, under: '/jobs/:id' }),
  '/login': page({ load, params: { from: optionalParam(String) } }),
  '/broken': page({ load: () => Promise.reject(new Error('no file')) }),
}
const tabBar = {
  items: [{ path: '/' }, { path: '/jobs' }, { path: '/mine' }],
  back: 'first' as const,
  operations: tabOperations,
}
const urls = () => getCurrentPages().map(({ url }) => url)

function start(url = '/', guard?: Guard) {
  const history = memoryHistory(url)()
  const navigator = createNavigator({ pages, tabBar, ...(guard && { guard }) }, history)
  setNavigator(navigator)
  const go = async (delta: number, expected: string[]) => {
    history.go(delta)
    await vi.waitFor(() => expect(urls()).toEqual(expected))
    expect(history.url()).toBe(expected.at(-1))
  }
  return { navigator, history, go }
}

/** The stack without the parts that differ in each start. */
const shapeOf = async ({ navigator, history }: ReturnType<typeof start>) => {
  await navigator.settled()
  const { entryIds, pages: shown, tabs, overlayEntries } = navigator.stack.get()
  return { urls: shown.map(({ url }) => url), entries: entryIds.length, tabs, overlayEntries, url: history.url() }
}

afterEach(() => setNavigator(undefined))

test.each([
  ['/', ['/']],
  ['/jobs', ['/jobs']],
  ['/mine', ['/mine']],
  ['/jobs?filter=open', ['/jobs?filter=open']],
  ['/jobs/5', ['/jobs', '/jobs/5']],
  ['/jobs/5/report', ['/jobs', '/jobs/5', '/jobs/5/report']],
  ['/login', ['/login']],
])('%s has the same stack and history entries as after a start there', async (url, expected) => {
  const fresh = await shapeOf(start(url))
  const app = start('/mine')
  await switchTab('/jobs')
  await navigateTo({ url: '/jobs/1' })
  await openUrl(url)
  expect(urls()).toEqual(expected)
  expect(await shapeOf(app)).toEqual(fresh)
})

test('Back leads through the parents, and Forward again to the page', async () => {
  const { navigator, go } = start('/login')
  await openUrl('/jobs/5/report')
  await go(-1, ['/jobs', '/jobs/5'])
  await go(-1, ['/jobs'])
  await go(2, ['/jobs', '/jobs/5', '/jobs/5/report'])
  await navigator.back(1)
  expect(urls()).toEqual(['/jobs', '/jobs/5'])
})

test('no entry shows a closed page again', async () => {
  const { navigator, history } = start('/jobs/1')
  await navigateTo({ url: '/jobs/2' })
  await navigateTo({ url: '/login' })
  await openUrl('/mine')
  const seen: string[] = []
  history.listen(() => seen.push(history.url()))
  history.go(1)
  await vi.waitFor(() => expect(seen).toEqual(['/jobs/1', '/mine']))
  await navigator.settled()
  expect(urls()).toEqual(['/mine'])
})

test('all pages are new, also a tab page that was kept', async () => {
  const { navigator } = start()
  const before = navigator.stack.get().pages[0]?.key
  await switchTab('/mine')
  await openUrl('/')
  expect(navigator.stack.get().pages[0]?.key).not.toBe(before)
  expect(navigator.stack.get().tabs).toEqual([])
})

test('an address is relative to the shown page', async () => {
  start('/jobs/5')
  await openUrl('./6')
  expect(urls()).toEqual(['/jobs', '/jobs/6'])
})

test('open overlays are closed', async () => {
  const { navigator } = start('/login')
  const ended = vi.fn()
  openOverlayEntry(navigator, ended)
  await navigator.settled()
  await openUrl('/jobs/5')
  expect(ended).toHaveBeenCalledExactlyOnceWith('navigation')
  expect(navigator.stack.get().overlayEntries).toEqual([])
})

test('an interceptor may change the address', async () => {
  start()
  const stop = addInterceptor('openUrl', (options, next) => next({ ...options, url: '/jobs/7' }))
  await openUrl('/mine')
  stop()
  expect(urls()).toEqual(['/jobs', '/jobs/7'])
})

describe('a refused call changes nothing', () => {
  test.each([
    ['an unknown page', '/nowhere', 'not-found', 'page `/nowhere` is not found'],
    ['another site', 'https://evil.example/jobs', 'not-found', 'page `https://evil.example/jobs` is not found'],
    ['another host', '//evil.example', 'not-found', 'page `//evil.example` is not found'],
    ['a wrong parameter', '/jobs/x', 'invalid-argument', 'params.id must be a number'],
    ['an empty text', '', 'invalid-argument', 'Missing required args: "url"'],
    ['a number', 5 as never, 'invalid-argument', 'url must be a string'],
    ['lost code', '/broken', 'failed', 'page `/broken` cannot be opened'],
  ])('%s', async (_, url, code, detail) => {
    const app = start('/jobs/1')
    const before = app.navigator.stack.get()
    const errMsg = `openUrl:fail ${detail}`
    await expect(openUrl(url)).rejects.toMatchObject({ api: 'openUrl', code, errMsg })
    expect(app.navigator.stack.get()).toBe(before)
  })

  test('a page that its guard refuses', async () => {
    start('/login', ({ path }) => path !== '/mine')
    await expect(openUrl('/mine')).rejects.toMatchObject({ code: 'denied' })
    expect(urls()).toEqual(['/login'])
  })

  test('the second of two calls at once', async () => {
    start('/login')
    const first = openUrl('/jobs/5')
    await expect(openUrl('/jobs/5')).rejects.toMatchObject({ code: 'locked' })
    await first
    expect(urls()).toEqual(['/jobs', '/jobs/5'])
  })

  test('if the user keeps a page with unsaved changes', async () => {
    const { navigator } = start('/jobs/1')
    backPressIn(navigator).onDrop(navigator.stack.get().pages[1]?.key ?? '', async () => true)
    await expect(openUrl('/mine')).rejects.toMatchObject({ code: 'cancelled' })
    expect(urls()).toEqual(['/jobs', '/jobs/1'])
  })
})

test.each([
  ['a page with parents', '/jobs/9', ['/jobs', '/jobs/9']],
  ['a tab page', '/mine', ['/mine']],
])('a guard may redirect to %s, which is opened with its parents only', async (_, url, expected) => {
  const { navigator } = start('/login', ({ path }) => path !== '/jobs/:id/report' || redirectTo({ url }))
  await expect(openUrl('/jobs/5/report')).rejects.toMatchObject({ api: 'openUrl', code: 'denied' })
  expect(urls()).toEqual(expected)
  expect(navigator.stack.get().tabs).toEqual([])
})

test('a guard that is allowed since the user has signed in does not lead back to the login page', async () => {
  let isSignedIn = false
  const guard: Guard = async ({ path, url }) =>
    isSignedIn || path === '/login' || redirectTo({ url: `/login?from=${encodeURIComponent(url)}` })
  const { go } = start('/jobs/5', guard)
  await vi.waitFor(() => expect(urls()).toEqual(['/jobs', '/login?from=%2Fjobs%2F5']))
  isSignedIn = true
  await openUrl('/jobs/5')
  expect(urls()).toEqual(['/jobs', '/jobs/5'])
  await go(-1, ['/jobs'])
})

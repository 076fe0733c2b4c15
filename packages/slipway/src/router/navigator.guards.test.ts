import { describe, expect, test, vi } from 'vitest'
import type { AuthToken } from '../base/identity/token.ts'
import { load, refusalOf, routedApp } from '../testing/internal/apps/routedApp.ts'
import { page } from './config/config.ts'
import type { Guard } from './config/guardTypes.ts'
import { optionalParam } from './config/params.ts'
import { createNavigator } from './createNavigator.ts'
import { redirectTo } from './guards/redirect.ts'
import type { History } from './history/history.ts'
import { memoryHistory } from './history/memoryHistory.ts'

function startGuarded(guard: Guard, url = '/', history: History = memoryHistory(url)()) {
  const login = page({ load, params: { from: optionalParam(String) } })
  const guarded = { ...routedApp, pages: { ...routedApp.pages, '/login': login }, guard }
  const pages = createNavigator(guarded, history)
  const gate = () => pages.pageGates.store.get().get(pages.stack.get().pages.at(-1)?.key ?? '')?.name
  return { pages, history, gate, urls: () => pages.stack.get().pages.map((entry) => entry.url) }
}

const toLogin: Guard = async ({ path, url }) =>
  path !== '/list' || redirectTo({ path: '/login', params: { from: url } })

test('a guard’s redirect opens the other page, and the call rejects with `denied`', async () => {
  const { pages, urls } = startGuarded(toLogin)
  const error = await refusalOf(pages.open('navigateTo', { url: '/list' }))
  expect(error).toMatchObject({ code: 'denied', errMsg: 'navigateTo:fail a guard refused page `/list`' })
  expect(urls()).toEqual(['/', '/login?from=%2Flist'])
})

test('a refused call changes nothing, and its error names the cause', async () => {
  const cause = new Error('no answer')
  const refused = startGuarded(({ path }) => path !== '/list')
  expect(await refusalOf(refused.pages.open('navigateTo', { url: '/list' }))).toMatchObject({ code: 'denied' })
  const failing = startGuarded(({ path }) => (path === '/list' ? Promise.reject(cause) : true))
  expect(await refusalOf(failing.pages.open('navigateTo', { url: '/list' }))).toMatchObject({
    code: 'failed',
    cause,
  })
  expect([refused.urls(), failing.urls()]).toEqual([['/'], ['/']])
})

test('a call rejects if guards redirect in a circle', async () => {
  const circle: Guard = ({ path }) => path === '/' || redirectTo({ url: path === '/list' ? '/login' : '/list' })
  const { pages, urls } = startGuarded(circle)
  const error = await refusalOf(pages.open('navigateTo', { url: '/list' }))
  expect(error.errMsg).toBe('navigateTo:fail guards redirect in a circle')
  expect(urls()).toEqual(['/'])
})

test('a page opened by its address is hidden until its guards have a result', async () => {
  const { gate } = startGuarded(async () => true, '/list')
  expect(gate()).toBe('waiting')
  await vi.waitFor(() => expect(gate()).toBeUndefined())
})

test('a page with a synchronous guard never waits', () => {
  expect(startGuarded(() => true, '/list').gate()).toBeUndefined()
  expect(startGuarded(() => false, '/list').gate()).toBe('refused')
})

test('a page opened by its address is replaced by the page that its guard redirects to', async () => {
  const { history, gate, urls } = startGuarded(toLogin, '/list')
  expect(gate()).toBe('waiting')
  await vi.waitFor(() => expect(urls()).toEqual(['/login?from=%2Flist']))
  expect(history.url()).toBe('/login?from=%2Flist')
  expect(gate()).toBeUndefined()
})

test('Back and Forward run the guards', async () => {
  let signedIn = true
  const { pages, history, urls } = startGuarded(
    ({ path }) => signedIn || path === '/' || path === '/login' || redirectTo({ url: '/login' }),
  )
  await pages.open('navigateTo', { url: '/list' })
  await pages.open('navigateTo', { url: '/order/1' })
  signedIn = false
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/login']))
  expect(history.url()).toBe('/login')
})

test('`rerunGuards` runs the guards of all pages again', async () => {
  let signedIn = true
  const { pages, gate, urls } = startGuarded(
    ({ path }) => signedIn || path === '/' || path === '/login' || redirectTo({ url: '/login' }),
  )
  await pages.open('navigateTo', { url: '/list' })
  await pages.open('navigateTo', { url: '/order/1' })
  signedIn = false
  pages.rerunGuards()
  expect(gate(), 'before any frame').toBe('refused')
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list', '/login']))
  const list = pages.stack.get().pages[1]
  expect(pages.pageGates.store.get().get(list?.key ?? '')?.name, 'a covered page').toBe('refused')
})

test('a user who signs out and in again at once is not redirected', async () => {
  let signedIn = true
  const { pages, gate, urls } = startGuarded(
    ({ path }) => signedIn || path === '/login' || redirectTo({ url: '/login' }),
    '/list',
  )
  for (const next of [false, true]) {
    signedIn = next
    pages.rerunGuards()
  }
  await pages.settled()
  expect([gate(), urls()]).toEqual([undefined, ['/list']])
})

test('a kept tab that was refused is shown when its guard allows a tab switch', async () => {
  let signedIn = true
  const { pages, gate, urls } = startGuarded(({ path }) => signedIn || path === '/')
  await pages.open('switchTab', { url: '/mine' })
  await pages.open('switchTab', { url: '/' })
  signedIn = false
  pages.rerunGuards()
  // The user signs in by a cookie, for example: the token does not change, so no guard runs.
  signedIn = true
  await pages.open('switchTab', { url: '/mine' })
  expect([gate(), urls()]).toEqual([undefined, ['/mine']])
})

test('a page is hidden if the user signs out while it is loading', async () => {
  let token: AuthToken | undefined = { uid: 'ada', role: [], permission: [], expiry: Number.POSITIVE_INFINITY }
  let arrive = (_: object) => {}
  const late = page({
    load: () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  })
  const pages = createNavigator(
    {
      pages: { ...routedApp.pages, '/late': late },
      auth: { token: () => token, subscribe: () => () => {}, start: () => () => {} },
      guard: (to) => to.path === '/' || to.token !== undefined,
    },
    memoryHistory('/')(),
  )
  const opening = pages.open('navigateTo', { url: '/late' })
  await vi.waitFor(() => expect(pages.loader.of({ path: '/late', config: late }).get().name).toBe('loading'))
  token = undefined
  pages.rerunGuards()
  arrive({ default: () => null })
  const key = await opening
  expect(pages.pageGates.store.get().get(key)?.name).toBe('refused')
})

test('`recover` is called for a guard that throws, and cannot open the page all the same', async () => {
  const { pages, urls } = startGuarded(({ path }) => {
    if (path === '/list') throw new Error('broken on purpose')
  })
  pages.recover = vi.fn(() => true)
  expect(await refusalOf(pages.open('navigateTo', { url: '/list' }))).toMatchObject({ code: 'failed' })
  expect(pages.recover).toHaveBeenCalledOnce()
  expect(urls()).toEqual(['/'])
})

test('the result of the newest guard run counts, even if an older run resolves later', async () => {
  const answers: ((isOpen: boolean) => void)[] = []
  const { pages, gate } = startGuarded(() => new Promise((resolve) => answers.push(resolve)))
  pages.rerunGuards()
  answers[1]?.(false)
  await vi.waitFor(() => expect(gate()).toBe('refused'))
  answers[0]?.(true)
  await pages.settled()
  expect(gate()).toBe('refused')
})

describe('a swipe has run the guards of the page below before Back reaches it', () => {
  const guarded: string[] = []

  /** Starts a swipe on the page on top, which runs the guards of the page below. */
  async function take(guard: Guard) {
    let isTaken = false
    const app = startGuarded((to) => (isTaken ? guard(to) : true))
    await app.pages.open('navigateTo', { url: '/list' })
    await app.pages.open('navigateTo', { url: '/order/1' })
    isTaken = true
    guarded.length = 0
    const [, lower] = app.pages.stack.get().pages
    if (lower) app.pages.checkGuards(lower)
    return app
  }

  const guardWith = (answer: ReturnType<Guard>): Guard => {
    return ({ path }) => {
      guarded.push(path)
      return path === '/list' ? answer : true
    }
  }

  test('Back does not run the guards again, whether they have a result or not', async () => {
    const answered = await take(guardWith(Promise.resolve(true)))
    await answered.pages.settled()
    const states: unknown[] = []
    answered.pages.pageGates.store.subscribe(() => states.push(answered.gate()))
    await answered.pages.back(1, 'swipe')
    expect([answered.urls(), answered.gate(), states, guarded]).toEqual([['/', '/list'], undefined, [], ['/list']])

    let answer: (isOpen: boolean) => void = () => {}
    const waiting = await take(
      guardWith(
        new Promise((resolve) => {
          answer = resolve
        }),
      ),
    )
    await waiting.pages.back(1, 'swipe')
    expect([waiting.gate(), guarded]).toEqual(['waiting', ['/list']])
    answer(true)
    await vi.waitFor(() => expect(waiting.gate()).toBeUndefined())
    expect(guarded).toEqual(['/list'])
  })

  test('Back applies the result of the guards', async () => {
    const { pages, urls } = await take(guardWith(Promise.resolve(redirectTo({ url: '/login' }))))
    await pages.settled()
    await pages.back(1, 'swipe')
    await vi.waitFor(() => expect(urls()).toEqual(['/', '/login']))
    expect(guarded).toEqual(['/list', '/login'])
  })

  test('another kind of Back runs the guards again', async () => {
    const { pages } = await take(guardWith(Promise.resolve(true)))
    await pages.back(1)
    expect(guarded).toEqual(['/list', '/list'])
  })
})

import { describe, expect, test, vi } from 'vitest'
import type { Token } from '../base/identity/token.ts'
import { load, refusalOf, routedApp } from '../testing/internal/apps/routedApp.ts'
import { page } from './config/config.ts'
import { optionalParam } from './config/params.ts'
import { createNavigator } from './createNavigator.ts'
import type { Guard } from './guards/guards.ts'
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

test('a guard’s redirect opens the other page, and the call is denied', async () => {
  const { pages, urls } = startGuarded(toLogin)
  const error = await refusalOf(pages.open('navigateTo', { url: '/list' }))
  expect(error).toMatchObject({ code: 'denied', errMsg: 'navigateTo:fail a guard refused page `/list`' })
  expect(urls()).toEqual(['/', '/login?from=%2Flist'])
})

test('a refused call changes nothing, and says whose fault it was', async () => {
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

test('guards that redirect in a circle are stopped', async () => {
  const circle: Guard = ({ path }) => path === '/' || redirectTo({ url: path === '/list' ? '/login' : '/list' })
  const { pages, urls } = startGuarded(circle)
  const error = await refusalOf(pages.open('navigateTo', { url: '/list' }))
  expect(error.errMsg).toBe('navigateTo:fail guards redirect in a circle')
  expect(urls()).toEqual(['/'])
})

test('a page opened by its address waits behind its gate, then shows', async () => {
  const { gate } = startGuarded(async () => true, '/list')
  expect(gate()).toBe('waiting')
  await vi.waitFor(() => expect(gate()).toBeUndefined())
})

test('a guard that answers at once leaves no gate in the way', () => {
  expect(startGuarded(() => true, '/list').gate()).toBeUndefined()
  expect(startGuarded(() => false, '/list').gate()).toBe('refused')
})

test('a page opened by its address is replaced by what its guard redirects to', async () => {
  const { history, gate, urls } = startGuarded(toLogin, '/list')
  expect(gate()).toBe('waiting')
  await vi.waitFor(() => expect(urls()).toEqual(['/login?from=%2Flist']))
  expect(history.url()).toBe('/login?from=%2Flist')
  expect(gate()).toBeUndefined()
})

test('Back and Forward ask too', async () => {
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

test('when what guards know has changed, all pages are asked again', async () => {
  let signedIn = true
  const { pages, gate, urls } = startGuarded(
    ({ path }) => signedIn || path === '/' || path === '/login' || redirectTo({ url: '/login' }),
  )
  await pages.open('navigateTo', { url: '/list' })
  await pages.open('navigateTo', { url: '/order/1' })
  signedIn = false
  pages.recheck()
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
    pages.recheck()
  }
  await pages.settled()
  expect([gate(), urls()]).toEqual([undefined, ['/list']])
})

test('a kept tab that was refused is shown once its guard lets a tab switch pass', async () => {
  let signedIn = true
  const { pages, gate, urls } = startGuarded(({ path }) => signedIn || path === '/')
  await pages.open('switchTab', { url: '/mine' })
  await pages.open('switchTab', { url: '/' })
  signedIn = false
  pages.recheck()
  // By a cookie, for example: no token changes, so no guard runs.
  signedIn = true
  await pages.open('switchTab', { url: '/mine' })
  expect([gate(), urls()]).toEqual([undefined, ['/mine']])
})

test('a user who signs out while a page is loading does not see it', async () => {
  let token: Token | undefined = { uid: 'ada', role: [], permission: [], expiry: Number.POSITIVE_INFINITY }
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
  pages.recheck()
  arrive({ default: () => null })
  const key = await opening
  expect(pages.pageGates.store.get().get(key)?.name).toBe('refused')
})

test('the shell is told of a guard that throws, and cannot have its page opened all the same', async () => {
  const { pages, urls } = startGuarded(({ path }) => {
    if (path === '/list') throw new Error('broken on purpose')
  })
  pages.recover = vi.fn(() => true)
  expect(await refusalOf(pages.open('navigateTo', { url: '/list' }))).toMatchObject({ code: 'failed' })
  expect(pages.recover).toHaveBeenCalledOnce()
  expect(urls()).toEqual(['/'])
})

test('the last word of guards counts, whichever comes first', async () => {
  const answers: ((isOpen: boolean) => void)[] = []
  const { pages, gate } = startGuarded(() => new Promise((resolve) => answers.push(resolve)))
  pages.recheck()
  answers[1]?.(false)
  await vi.waitFor(() => expect(gate()).toBe('refused'))
  answers[0]?.(true)
  await pages.settled()
  expect(gate()).toBe('refused')
})

describe('a finger has asked the guards of the page below before Back leads there', () => {
  const asked: string[] = []

  /** Takes the page on top by a finger, which asks the guards of the one below. */
  async function take(guard: Guard) {
    let isTaken = false
    const app = startGuarded((to) => (isTaken ? guard(to) : true))
    await app.pages.open('navigateTo', { url: '/list' })
    await app.pages.open('navigateTo', { url: '/order/1' })
    isTaken = true
    asked.length = 0
    const [, lower] = app.pages.stack.get().pages
    if (lower) app.pages.checkGuards(lower)
    return app
  }

  const ask = (answer: ReturnType<Guard>): Guard => {
    return ({ path }) => {
      asked.push(path)
      return path === '/list' ? answer : true
    }
  }

  test('and asks no more, whether they have answered or not', async () => {
    const answered = await take(ask(Promise.resolve(true)))
    await answered.pages.settled()
    const states: unknown[] = []
    answered.pages.pageGates.store.subscribe(() => states.push(answered.gate()))
    await answered.pages.back(1, 'swipe')
    expect([answered.urls(), answered.gate(), states, asked]).toEqual([['/', '/list'], undefined, [], ['/list']])

    let answer: (isOpen: boolean) => void = () => {}
    const waiting = await take(
      ask(
        new Promise((resolve) => {
          answer = resolve
        }),
      ),
    )
    await waiting.pages.back(1, 'swipe')
    expect([waiting.gate(), asked]).toEqual(['waiting', ['/list']])
    answer(true)
    await vi.waitFor(() => expect(waiting.gate()).toBeUndefined())
    expect(asked).toEqual(['/list'])
  })

  test('and follows what they said', async () => {
    const { pages, urls } = await take(ask(Promise.resolve(redirectTo({ url: '/login' }))))
    await pages.settled()
    await pages.back(1, 'swipe')
    await vi.waitFor(() => expect(urls()).toEqual(['/', '/login']))
    expect(asked).toEqual(['/list', '/login'])
  })

  test('another Back asks anew', async () => {
    const { pages } = await take(ask(Promise.resolve(true)))
    await pages.back(1)
    expect(asked).toEqual(['/list', '/list'])
  })
})

import { expect, test, vi } from 'vitest'
import { load, refusalOf, routedApp } from '../testing/setup/routedApp.ts'
import { page } from './config.ts'
import { createNavigator } from './createNavigator.ts'
import type { Guard } from './guards.ts'
import type { History } from './history.ts'
import { memoryHistory } from './memoryHistory.ts'
import { optional } from './params.ts'

function startGuarded(guard: Guard, url = '/', history: History = memoryHistory(url)()) {
  const login = page({ load, params: { from: optional(String) } })
  const guarded = { ...routedApp, pages: { ...routedApp.pages, '/login': login }, guard }
  const navigator = createNavigator(guarded, history)
  const gate = () => navigator.gates.store.get().get(navigator.stack.get().pages.at(-1)?.key ?? '')?.name
  return { navigator, history, gate, urls: () => navigator.stack.get().pages.map((entry) => entry.url) }
}

const toLogin: Guard = async ({ path, url }) =>
  path !== '/list' || { redirect: { path: '/login', params: { from: url } } }

test('a guard’s redirect opens the other page, and the call is denied', async () => {
  const { navigator, urls } = startGuarded(toLogin)
  const error = await refusalOf(navigator.open('navigateTo', { url: '/list' }))
  expect(error).toMatchObject({ code: 'denied', errMsg: 'navigateTo:fail a guard did not let page `/list` be shown' })
  expect(urls()).toEqual(['/', '/login?from=%2Flist'])
})

test('a refused call changes nothing, and says whose fault it was', async () => {
  const cause = new Error('no answer')
  const refused = startGuarded(({ path }) => path !== '/list')
  expect(await refusalOf(refused.navigator.open('navigateTo', { url: '/list' }))).toMatchObject({ code: 'denied' })
  const failing = startGuarded(({ path }) => (path === '/list' ? Promise.reject(cause) : true))
  expect(await refusalOf(failing.navigator.open('navigateTo', { url: '/list' }))).toMatchObject({
    code: 'failed',
    cause,
  })
  expect([refused.urls(), failing.urls()]).toEqual([['/'], ['/']])
})

test('guards that redirect in a circle are stopped', async () => {
  const circle: Guard = ({ path }) => path === '/' || { redirect: { url: path === '/list' ? '/login' : '/list' } }
  const { navigator, urls } = startGuarded(circle)
  const error = await refusalOf(navigator.open('navigateTo', { url: '/list' }))
  expect(error.errMsg).toBe('navigateTo:fail the guards redirect in a circle')
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
  const { navigator, history, urls } = startGuarded(
    ({ path }) => signedIn || path === '/' || path === '/login' || { redirect: { url: '/login' } },
  )
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('navigateTo', { url: '/order/1' })
  signedIn = false
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/login']))
  expect(history.url()).toBe('/login')
})

test('when what guards know has changed, all pages are asked again', async () => {
  let signedIn = true
  const { navigator, gate, urls } = startGuarded(
    ({ path }) => signedIn || path === '/' || path === '/login' || { redirect: { url: '/login' } },
  )
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('navigateTo', { url: '/order/1' })
  signedIn = false
  navigator.recheck()
  expect(gate(), 'before any frame').toBe('waiting')
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list', '/login']))
  const list = navigator.stack.get().pages[1]
  expect(navigator.gates.store.get().get(list?.key ?? '')?.name, 'a covered page is kept from the screen').toBe(
    'waiting',
  )
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { setToken, tokenAuth } from '../../api/identity/index.ts'
import { getCurrentPages, navigateBack, navigateTo, openUrl, reLaunch } from '../../api/navigation/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import { optionalParam } from '../../router/config/params.ts'
import { redirectTo } from '../../router/guards/redirect.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { createApp } from '../createApp.tsx'

/* The back button of a page to which guards redirect, such as a login page: it is shown only if it leads to another page. */

const urls = () => getCurrentPages().map(({ url }) => url)
const token = `e30.${btoa(JSON.stringify({ uid: 'ada', exp: 4_000_000_000 }))}.x`
const named = (name: string, options: object = {}) =>
  page({ load: async () => ({ default: () => <p>{name}</p> }), title: name, ...options })

const toLogin: Guard = ({ path, url, token: user }) =>
  user !== undefined ||
  ['/login', '/open'].includes(path) ||
  redirectTo({ url: `/login?from=${encodeURIComponent(url)}` })
const later: Guard = async (to) => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  return toLogin(to)
}

/** Starts the app at an address. Records for each frame with the login page whether the page had a back button. */
function start(url: string, guard: Guard = toLogin, pages: object = {}) {
  const element = document.body.appendChild(document.createElement('div'))
  const app = {
    pages: {
      '/': named('Home'),
      '/open': named('Open'),
      '/jobs': named('Jobs', { under: '/' }),
      '/jobs/:id': named('Job', { under: '/jobs' }),
      '/login': named('Login', { params: { from: optionalParam(String) } }),
      ...pages,
    },
    auth: tokenAuth(),
    guard,
    motion: false,
    history: memoryHistory(url),
  } as unknown as AnyApp
  const frames: boolean[] = []
  let frame = requestAnimationFrame(function record() {
    const bar = element.querySelector('[data-path="/login"] .sw-navigation-bar')
    if (bar) frames.push(bar.querySelector('.sw-navigation-bar-button') !== null)
    frame = requestAnimationFrame(record)
  })
  const unmount = createApp(app).mount(element)
  onTestFinished(() => {
    cancelAnimationFrame(frame)
    unmount()
    element.remove()
    setToken(undefined)
  })
  return frames
}

const button = () => screen.getByRole('button', { name: 'Back' })

test.each<[string, string, Guard, readonly string[]]>([
  ['a start at the root page', '/', toLogin, ['/login?from=%2F']],
  ['a start at the login page', '/login', toLogin, ['/login']],
  ['a start at a page with parents', '/jobs/5', toLogin, ['/', '/jobs', '/login?from=%2Fjobs%2F5']],
  ['a start at the root page with an asynchronous guard', '/', later, ['/login?from=%2F']],
  ['a start at the login page with an asynchronous guard', '/login', later, ['/login']],
  [
    'a start at a page with parents and asynchronous guards',
    '/jobs/5',
    later,
    ['/', '/jobs', '/login?from=%2Fjobs%2F5'],
  ],
])('is missing after %s', async (_, url, guard, expected) => {
  const frames = start(url, guard)
  await expect.element(screen.getByText('Login').last()).toBeVisible()
  await vi.waitFor(() => expect(urls()).toEqual(expected))
  const seen = frames.length
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(seen + 5))
  expect(frames).not.toContain(true)
})

test.each([
  ['a synchronous guard', toLogin],
  ['an asynchronous guard', later],
])('appears once the user has signed in, with %s', async (_, guard) => {
  start('/login', guard)
  await expect.element(screen.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
  setToken(token)
  await expect.element(button()).toBeVisible()
  await userEvent.click(button())
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
})

test('is missing on a login page that the app opens itself', async () => {
  setToken(token)
  start('/jobs/5')
  await expect.element(button()).toBeVisible()
  setToken(undefined)
  await reLaunch({ url: '/login' })
  expect(urls()).toEqual(['/login'])
  await expect.element(screen.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
})

test('leads past the pages that would lead back, to a page that is allowed', async () => {
  start('/open')
  setToken(token)
  await navigateTo({ url: '/jobs' })
  await navigateTo({ url: '/jobs/5' })
  setToken(undefined)
  await vi.waitFor(() => expect(urls()).toEqual(['/open', '/jobs', '/login?from=%2Fjobs%2F5']))
  await userEvent.click(button())
  await vi.waitFor(() => expect(urls()).toEqual(['/open']))
})

test('leads to the root page, past the pages that would lead back', async () => {
  start('/jobs/5', (to) => to.path === '/' || toLogin(to), { '/jobs': named('Jobs') })
  await vi.waitFor(() => expect(urls()).toEqual(['/jobs', '/login?from=%2Fjobs%2F5']))
  await userEvent.click(button())
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(urls()).toEqual(['/'])
})

test('is shown if the guards of the page below refuse it without a redirect, or redirect elsewhere', async () => {
  start('/jobs/5', ({ path }) => {
    if (path === '/jobs') return false
    return path !== '/' || redirectTo({ url: '/open' })
  })
  await expect.element(button()).toBeVisible()
  await navigateBack()
  await expect.element(screen.getByText('You may not see this page.')).toBeVisible()
  await reLaunch({ url: '/login' })
  await expect.element(button()).toBeVisible()
})

test('leads to the parent after the user has signed in and the app has opened the requested page', async () => {
  start('/jobs/5')
  await expect.element(screen.getByRole('heading', { name: 'Login' })).toBeVisible()
  setToken(token)
  await openUrl('/jobs/5')
  await userEvent.click(button())
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/jobs']))
  await userEvent.click(button())
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  await expect.element(button()).not.toBeInTheDocument()
})

test('the guards of pages that have been shown do not run again for it', async () => {
  const guard = vi.fn<Guard>(() => true)
  start('/', guard)
  await expect.element(screen.getByText('Home').last()).toBeVisible()
  await navigateTo({ url: '/jobs' })
  await navigateTo({ url: '/jobs/5' })
  expect(guard.mock.calls.map(([{ url }]) => url)).toEqual(['/', '/jobs', '/jobs/5'])
})

import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, server, userEvent } from 'vitest/browser'
import { setLocale } from '../api/locale/index.ts'
import { navigateBack, navigateTo } from '../api/navigation/index.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { type RenderedApp, renderApp } from '../testing/renderApp.ts'
import { tabBar } from './tab-bar/tabBarConfig.ts'

let isBroken = false

function BreakablePage(): ReactNode {
  if (isBroken) throw new Error('broken on purpose')
  return 'mended'
}

const view = (content: ReactNode) => async () => ({ default: () => content })

async function start(load: () => Promise<unknown>, url = '/'): Promise<RenderedApp> {
  const pages = {
    '/': page({ load: view('home'), title: 'Home' }),
    '/mine': page({ load: view('mine'), title: 'Mine' }),
    '/late': page({ load, title: 'Late' }),
  }
  const items = [
    { path: '/', text: 'Home' },
    { path: '/mine', text: 'Mine' },
    { path: '/late', text: 'Late' },
  ] as const
  const shown = url === '/late' ? items : items.slice(0, 2)
  const bar = tabBar({ items: shown, prefetch: false })
  const app = await renderApp({ pages, tabBar: bar } as unknown as AnyApp, { url })
  onTestFinished(app.unmount)
  return app
}

/** Rejects as browsers do if a request gets no response: each time with a new error. */
const lose = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function goOffline(): () => void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return () => {
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  }
}

const skeleton = () => screen.getByRole('status', { name: 'Loading' })

test('a page whose code loads within 200 ms shows no skeleton, a slower one does', async () => {
  let arrive = () => {}
  const app = await start(() => new Promise((resolve) => (arrive = () => resolve({ default: () => 'arrived' }))))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const call = navigateTo({ url: '/late' })
    await vi.advanceTimersByTimeAsync(199)
    expect(app.url(), 'the page before is still there').toBe('/')
    await vi.advanceTimersByTimeAsync(1)
    await call
  } finally {
    vi.useRealTimers()
  }
  expect(app.url()).toBe('/late')
  await expect.element(skeleton()).toBeInTheDocument()
  arrive()
  await expect.element(screen.getByText('arrived')).toBeVisible()
  expect(skeleton().query()).toBeNull()
})

/** Opens the late page while its first request is pending, which then fails; `load` handles the next requests. */
async function openLate(load: () => Promise<unknown>): Promise<RenderedApp> {
  let fail = () => {}
  const first = new Promise((_, reject) => (fail = () => lose().catch(reject)))
  const requests = [first]
  const app = await start(() => requests.pop() ?? load())
  await navigateTo({ url: '/late' })
  fail()
  return app
}

test('[S8.14] a page whose code cannot be loaded is not opened, the call rejects with failed, and the user sees a message', async () => {
  const app = await start(lose)
  onTestFinished(goOffline())
  // The code of the message is loaded when the browser is idle after the first page. It also shows messages for earlier
  // refusals.
  await expect(navigateTo({ url: '/late' })).rejects.toMatchObject({ code: 'failed' })
  await expect.element(screen.getByText('You are offline')).toBeVisible()
  expect(app.pages()).toEqual(['/'])
})

test('[S8.14] a page whose code cannot be loaded after it was opened shows tap to retry', async () => {
  let answer: () => Promise<unknown> = lose
  const app = await openLate(() => answer())
  const retry = screen.getByRole('button', { name: /Connection timed out, tap to retry/ })
  await expect.element(retry).toBeVisible()
  expect(app.pages()).toEqual(['/', '/late'])
  answer = view('arrived')
  await userEvent.click(retry)
  await expect.element(screen.getByText('arrived')).toBeVisible()
})

test('without a network the page shows a message, and loads automatically when the network is back', async () => {
  let answer: () => Promise<unknown> = lose
  const load = vi.fn(() => answer())
  const goOnline = goOffline()
  await openLate(load)
  await expect.element(screen.getByRole('button', { name: /You are offline/ })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  answer = view('arrived')
  // The code that listens to the network is loaded when the browser is idle after the first page.
  await vi.waitFor(() => {
    goOnline()
    expect(load).toHaveBeenCalledTimes(2)
  }, 10_000)
  await expect.element(screen.getByText('arrived')).toBeVisible()
})

test('[S8.15] the offline message is translated', async () => {
  await openLate(lose)
  goOffline()
  onTestFinished(async () => {
    await setLocale('en')
  })
  for (const [locale, title] of [
    ['es', 'Sin conexión'],
    ['fr', 'Vous êtes hors ligne'],
    ['zh-Hans', '网络已断开'],
    ['zh-Hant', '網路已中斷'],
  ] as const) {
    await setLocale(locale)
    await expect.element(screen.getByText(title)).toBeVisible()
  }
})

test('a module that throws when it is imported shows an error, not a lost connection', async () => {
  const load = () => import(/* @vite-ignore */ 'data:text/javascript,throw new Error("broken on purpose")' as string)
  // At the second import of the same module, WebKit returns it as if it had not thrown.
  if (server.browser === 'webkit') expectConsole('error', /has no page/)
  await start(load, '/late')
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  expect(screen.getByText('Connection timed out').query()).toBeNull()
})

test('a page that throws shows an error with a retry, and the tab bar keeps working', async () => {
  isBroken = true
  expectConsole('error', /broken on purpose/)
  await start(async () => ({ default: BreakablePage }), '/late')
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Mine' }))
  await expect.element(screen.getByText('mine', { exact: true })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Late' }))
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }))
  await expect.element(screen.getByText('mended')).toBeVisible()
})

test('a module without a page shows an error, and the rest of the app keeps working', async () => {
  expectConsole('error', /the module of pages\['\/late'\] has no page/)
  await start(async () => ({ page: 'no default export' }))
  await navigateTo({ url: '/late' })
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  await navigateBack()
  await expect.element(screen.getByText('home', { exact: true })).toBeVisible()
})

import { type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, preloadPage, redirectTo, switchTab } from '../../api/navigation/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import { peekNavigator } from '../../router/current.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { tabBar } from '../tab-bar/tabBarConfig.ts'
import { pageData, usePageData } from './index.ts'
import type { LoaderArgs } from './loaderArgs.ts'

/** Response of the server in this test. */
const serve = vi.fn((args: LoaderArgs): Promise<string> => Promise.resolve(`order ${args.url}`))
const loader = (args: LoaderArgs) => serve(args)
const loadLoader = vi.fn(async (): Promise<unknown> => ({ loader }))
const errors: unknown[] = []

function OrderPage(): ReactNode {
  const [order, reload] = usePageData<typeof loader>()
  const [seen] = useState(order)
  const onClick = () => reload().catch((error: unknown) => void errors.push(error))
  return (
    <>
      <p>{`${order}, at first ${seen}`}</p>
      <button type="button" onClick={onClick}>
        reload
      </button>
    </>
  )
}

const view = (content: ReactNode) => async () => ({ default: () => content })
const pages = {
  '/': page({ load: view('home') }),
  '/tab': page({
    load: view(<OrderPage />),
    data: pageData(() => loadLoader()),
  }),
  '/order/:id': page({
    load: view(
      <StrictMode>
        <OrderPage />
      </StrictMode>,
    ),
    data: pageData(() => loadLoader()),
    params: { id: Number },
  }),
  '/bare': page({ load: view(<OrderPage />) }),
}
const items = [
  { path: '/', text: 'Home' },
  { path: '/tab', text: 'Tab' },
] as const

async function start(url = '/', guard?: Guard) {
  const app = { pages, tabBar: tabBar({ items, prefetch: false }), ...(guard && { guard }) }
  const running = await renderApp(app as unknown as AnyApp, { url })
  onTestFinished(running.unmount)
  return running
}

const urls = () => serve.mock.calls.map(([{ url }]) => url)
const signals = () => serve.mock.calls.map(([{ signal }]) => signal.aborted)

/** Responds when the test resolves the promise. */
function answerLater() {
  const asks: { resolve: (data: string) => void; reject: (error: unknown) => void }[] = []
  serve.mockImplementation(() => new Promise((resolve, reject) => void asks.push({ resolve, reject })))
  return asks
}

beforeEach(() => {
  serve.mockReset().mockImplementation(async ({ url }) => `order ${url}`)
  loadLoader.mockReset().mockResolvedValue({ loader })
  errors.length = 0
})

test('a page has its data at its first render, by its parameters', async () => {
  await start()
  await navigateTo({ url: '/order/7?from=x' })
  await expect.element(screen.getByText('order /order/7?from=x, at first order /order/7?from=x')).toBeVisible()
  expect(serve.mock.calls).toMatchObject([[{ params: { id: 7 }, url: '/order/7?from=x' }]])
})

test('a page opened by its address has data too, loaded once', async () => {
  await start('/order/1')
  await expect.element(screen.getByText('order /order/1, at first order /order/1')).toBeVisible()
  expect(urls()).toEqual(['/order/1'])
})

test('code and data load at the same time', async () => {
  let arrive = () => {}
  const code = new Promise((resolve) => (arrive = () => resolve({ default: OrderPage })))
  const slow = { ...pages, '/slow': page({ load: () => code as Promise<unknown>, data: pageData(() => loadLoader()) }) }
  const app = renderApp({ pages: slow } as unknown as AnyApp, { url: '/slow' })
  await vi.waitFor(() => expect(urls()).toEqual(['/slow']))
  expect(screen.getByText('reload').query()).toBeNull()
  arrive()
  onTestFinished((await app).unmount)
  await expect.element(screen.getByText('order /slow, at first order /slow')).toBeVisible()
  expect(urls()).toEqual(['/slow'])
})

test('while data loads, the previous page stays for 200 ms; then a skeleton is shown', async () => {
  const asks = answerLater()
  const app = await start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const call = navigateTo({ url: '/order/1' })
    await vi.advanceTimersByTimeAsync(199)
    expect(app.url()).toBe('/')
    await vi.advanceTimersByTimeAsync(1)
    await call
  } finally {
    vi.useRealTimers()
  }
  expect(app.url()).toBe('/order/1')
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(peekNavigator()?.painted.get(), 'the page is not drawn yet').toBe('')
  asks[0]?.resolve('one')
  await expect.element(screen.getByText('one, at first one')).toBeVisible()
  expect(asks).toHaveLength(1)
})

test('prefetched data is on screen with the page’s first frame', async () => {
  await start()
  await preloadPage('/order/:id', { id: 3 })
  expect(urls()).toEqual(['/order/3'])
  const skeletons: number[] = []
  const observer = new MutationObserver(() => {
    skeletons.push(document.querySelectorAll('.sw-page-skeleton').length)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await navigateTo({ url: '/order/3' })
  await expect.element(screen.getByText('order /order/3, at first order /order/3')).toBeVisible()
  observer.disconnect()
  expect(Math.max(...skeletons)).toBe(0)
  expect(urls()).toEqual(['/order/3'])
  await redirectTo({ url: '/order/3' })
  await vi.waitFor(() => expect(urls(), 'it is used once').toEqual(['/order/3', '/order/3']))
})

test('no loader runs for a page that a guard refuses, nor to prefetch its data', async () => {
  const guard: Guard = async ({ path }) => path !== '/order/:id'
  await start('/', guard)
  await preloadPage('/order/:id', { id: 3 })
  await navigateTo({ url: '/order/3' }).catch(() => {})
  expect(serve).not.toHaveBeenCalled()
})

test('no loader runs for a page opened by an address that a guard refuses', async () => {
  const guard: Guard = async ({ path }) => path !== '/order/:id'
  await start('/order/3', guard)
  await expect.element(screen.getByText('You may not see this page.')).toBeVisible()
  expect(serve).not.toHaveBeenCalled()
})

test('data that fails to load shows an error and a retry', async () => {
  serve.mockRejectedValueOnce(new Error('HTTP 500'))
  await start()
  await navigateTo({ url: '/order/1' })
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  expect(urls(), 'it is not asked for behind the user’s back').toEqual(['/order/1'])
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }))
  await expect.element(screen.getByText('order /order/1, at first order /order/1')).toBeVisible()
})

test('a prefetch that failed is dropped: the page loads again', async () => {
  serve.mockRejectedValueOnce(new Error('HTTP 500'))
  await start()
  await preloadPage({ url: '/order/1' })
  await navigateTo({ url: '/order/1' })
  await expect.element(screen.getByText('order /order/1, at first order /order/1')).toBeVisible()
})

test('[S8.14] data without a response shows tap to retry', async () => {
  serve.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await start('/order/1')
  await userEvent.click(screen.getByRole('button', { name: /Connection timed out, tap to retry/ }))
  await expect.element(screen.getByText('order /order/1, at first order /order/1')).toBeVisible()
})

test('without a network the page shows a message, and loads its data when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serve.mockRejectedValueOnce(new Error('HTTP wrapper of the app'))
  await start('/order/1')
  await expect.element(screen.getByText('You are offline')).toBeVisible()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('order /order/1, at first order /order/1')).toBeVisible()
})

test('a loader whose code fails to load is retried like a page', async () => {
  // Fails twice, and a reload would not help because the address is only in memory.
  for (const _ of [1, 2]) loadLoader.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await start('/order/1')
  await userEvent.click(screen.getByRole('button', { name: /Connection timed out, tap to retry/ }))
  await expect.element(screen.getByText('order /order/1, at first order /order/1')).toBeVisible()
})

test('a module without a loader shows an error with an explanation', async () => {
  loadLoader.mockResolvedValue({})
  await start('/order/1')
  await expect.element(screen.getByText(/pages\['\/order\/:id'\]\.data has no loader\. Export one/)).toBeVisible()
})

test('a page that is left before its data is loaded aborts the request', async () => {
  answerLater()
  await start('/')
  void navigateTo({ url: '/order/1' })
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(signals()).toEqual([false])
  await navigateBack()
  expect(signals()).toEqual([true])
})

test('reload keeps the old data until the new data is loaded; the page keeps its state', async () => {
  await start('/order/1')
  const button = screen.getByRole('button', { name: 'reload' })
  await expect.element(button).toBeVisible()
  const asks = answerLater()
  await userEvent.click(button)
  expect(screen.getByText('order /order/1, at first order /order/1').query()).not.toBeNull()
  asks[0]?.resolve('new')
  await expect.element(screen.getByText('new, at first order /order/1')).toBeVisible()
  const error = new Error('HTTP 500')
  await userEvent.click(button)
  asks[1]?.reject(error)
  await vi.waitFor(() => expect(errors).toEqual([error]))
  expect(screen.getByText('new, at first order /order/1').query()).not.toBeNull()
})

test('a covered page and a mounted tab keep their data, and load none', async () => {
  await start('/tab')
  await expect.element(screen.getByText('order /tab, at first order /tab')).toBeVisible()
  await switchTab({ url: '/' })
  await preloadPage('/tab', {})
  await switchTab({ url: '/tab' })
  await navigateTo({ url: '/order/1' })
  await expect.element(screen.getByText('order /order/1, at first order /order/1')).toBeVisible()
  await navigateBack()
  await expect.element(screen.getByText('order /tab, at first order /tab')).toBeVisible()
  expect(urls()).toEqual(['/tab', '/order/1'])
})

test('a page that is refused and then allowed loads its data again', async () => {
  let isAllowed = true
  await start('/order/1', ({ path }) => path !== '/order/:id' || isAllowed)
  await expect.element(screen.getByText(/order \/order\/1/)).toBeVisible()
  for (const next of [false, true]) {
    isAllowed = next
    peekNavigator()?.rerunGuards()
    await expect.element(screen.getByText(next ? /order \/order\/1/ : 'You may not see this page.')).toBeVisible()
  }
  expect(urls()).toEqual(['/order/1', '/order/1'])
})

test('usePageData throws on a page without data, and shows how to declare it', async () => {
  expectConsole('error', /the current page has no data.*pageData/)
  await start('/bare')
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
})

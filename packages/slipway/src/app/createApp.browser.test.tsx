import { type ReactNode, useEffect, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { setToken, tokenAuth } from '../api/identity/index.ts'
import { navigateBack, navigateTo, onPageNotFound, redirectTo, reLaunch, switchTab } from '../api/navigation/index.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import type { Guard, GuardRoute } from '../router/config/guardTypes.ts'
import { peekNavigator } from '../router/current.ts'
import { hashHistory } from '../router/history/browserHistory.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { useRoute } from '../router/react/react.tsx'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { laterCode } from '../testing/internal/environment/laterCode.ts'
import { createApp } from './createApp.tsx'
import { tabBar } from './tab-bar/tabBarConfig.ts'

const effects: string[] = []

function Counter({ name }: { name: string }): ReactNode {
  const [count, setCount] = useState(0)
  useEffect(() => {
    effects.push(`${name} on`)
    return () => void effects.push(`${name} off`)
  }, [name])
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  )
}

const view = (Page: (props: { params: object }) => ReactNode) => async () => ({ default: Page })

let flaky = 0
let broken = false
const app = {
  pages: {
    '/': page({ load: view(() => <Counter name="home" />), title: 'Home' }),
    '/mine': page({ load: view(() => <Counter name="mine" />), title: 'Mine' }),
    '/order/:id': page({
      load: view(({ params }) => <p>{`order ${JSON.stringify(params)} at ${useRoute().url}`}</p>),
      params: { id: Number },
      title: ({ id }) => `Order ${id}`,
    }),
    '/bare': page({ load: view(() => <p>bare</p>), navigationBar: false }),
    '/throws': page({
      load: view(() => {
        if (broken) throw new Error('broken on purpose')
        return <p>mended</p>
      }),
      title: 'Throws',
    }),
    '/offline': page({
      load: () => (flaky-- > 0 ? Promise.reject(new Error('no network')) : view(() => <p>arrived</p>)()),
      title: 'Offline',
    }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Home' },
      { path: '/mine', text: 'Mine' },
    ],
  }),
} as unknown as AnyApp

async function mount(url = '/', config: AnyApp = app): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({ motion: false, ...config, history: memoryHistory(url) }).mount(element)
  onTestFinished(() => {
    unmount()
    expect(peekNavigator(), 'an app that was unmounted is gone').toBeUndefined()
    element.remove()
  })
  await vi.waitFor(() => expect(element.childElementCount).toBeGreaterThan(0))
  return element
}

const pages = () =>
  peekNavigator()
    ?.stack.get()
    .pages.map(({ url }) => url)
const visibleText = () =>
  [...document.querySelectorAll('.sw-page:not([data-covered])')]
    .filter((found) => found.checkVisibility())
    .map((found) => found.textContent)

beforeEach(() => {
  effects.length = 0
  flaky = 0
})

test('the first page is shown, with its title in the navigation bar and in the document', async () => {
  await mount()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'home 0' })).toBeVisible()
  await vi.waitFor(() => expect(document.title).toBe('Home'))
})

test('a pushed page covers the one below, which keeps its state and its effects', async () => {
  await mount()
  await userEvent.click(screen.getByRole('button', { name: 'home 0' }))
  await navigateTo({ url: '/order/7' })
  await expect.element(screen.getByText('order {"id":7} at /order/7')).toBeVisible()
  expect(visibleText()).toHaveLength(1)
  expect(document.title).toBe('Order 7')
  expect(effects).toEqual(['home on'])
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await expect.element(screen.getByRole('button', { name: 'home 1' })).toBeVisible()
  expect(effects).toEqual(['home on'])
  expect(pages()).toEqual(['/'])
})

test('the tab bar is a navigation landmark of links, with the current page marked', async () => {
  await mount()
  const bar = screen.getByRole('navigation', { name: 'Main' })
  await expect.element(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect.element(bar.getByRole('link', { name: 'Mine' })).toHaveAttribute('href', '/mine')
  await userEvent.click(bar.getByRole('link', { name: 'Mine' }))
  await expect.element(screen.getByRole('button', { name: 'mine 0' })).toBeVisible()
  await expect.element(bar.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page')
  await expect.element(bar.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
})

test('tab pages keep their state while another one is shown', async () => {
  await mount()
  await userEvent.click(screen.getByRole('button', { name: 'home 0' }))
  await switchTab({ url: '/mine' })
  await userEvent.click(screen.getByRole('button', { name: 'mine 0' }))
  await switchTab({ url: '/' })
  await expect.element(screen.getByRole('button', { name: 'home 1' })).toBeVisible()
  await switchTab({ url: '/mine' })
  await expect.element(screen.getByRole('button', { name: 'mine 1' })).toBeVisible()
})

test('a pushed page covers the tab bar', async () => {
  await mount()
  await navigateTo({ url: '/order/1' })
  expect(screen.getByRole('navigation').query()).toBeNull()
  await navigateBack()
  await expect.element(screen.getByRole('navigation')).toBeVisible()
})

test('[S9.16] the tab bar is 50 px high', async () => {
  await mount()
  const tab = screen.getByRole('link', { name: 'Home' }).element()
  expect(tab.getBoundingClientRect().height).toBe(50)
})

test('[S9.15] the navigation bar is 44 px high', async () => {
  await mount()
  const navigationBar = document.querySelector('.sw-navigation-bar')
  expect(navigationBar?.getBoundingClientRect().height).toBe(44)
})

test('[S9.17] a tab is #999, the current one #007aff', async () => {
  await mount()
  const color = (name: string) => getComputedStyle(screen.getByRole('link', { name }).element()).color
  expect(color('Mine')).toBe('rgb(153, 153, 153)')
  expect(color('Home')).toBe('rgb(0, 122, 255)')
})

test('redirectTo and reLaunch leave no page behind', async () => {
  await mount()
  await navigateTo({ url: '/order/1' })
  await redirectTo({ url: '/order/2' })
  expect(pages()).toEqual(['/', '/order/2'])
  await reLaunch({ url: '/bare' })
  expect(pages()).toEqual(['/bare'])
  expect(document.querySelectorAll('.sw-page')).toHaveLength(1)
  expect(document.querySelector('.sw-navigation-bar')).toBeNull()
})

test('[S2.8] the back button of a single page leads to the root page', async () => {
  await mount('/order/3')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await expect.element(screen.getByRole('button', { name: 'home 0' })).toBeVisible()
  expect(pages()).toEqual(['/'])
})

test('[S2.9] an address that matches no page shows a message with a link to the root page', async () => {
  await mount('/nowhere?x=1')
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.element(screen.getByText('There is no page at /nowhere?x=1.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await expect.element(screen.getByRole('button', { name: 'home 0' })).toBeVisible()
})

test('[S2.9] the built-in page is shown unless a listener navigates', async () => {
  const events: object[] = []
  onTestFinished(onPageNotFound((event) => void events.push(event)))
  await mount('/nowhere?x=1')
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(events).toEqual([{ path: '/nowhere', query: { x: '1' }, isEntryPage: true }])
  document.querySelector('a')?.click()
  await expect.element(screen.getByRole('button', { name: 'home 0' })).toBeVisible()
})

test('[S2.9] a listener that navigates replaces the built-in page', async () => {
  onTestFinished(onPageNotFound(({ path }) => void redirectTo({ url: `/order/${path.length}` })))
  await mount('/nowhere')
  await expect.element(screen.getByText('order {"id":8} at /order/8')).toBeVisible()
  expect(pages()).toEqual(['/order/8'])
  expect(screen.getByRole('heading', { name: 'Page not found' }).query()).toBeNull()
})

test('an address with invalid parameters matches no page', async () => {
  await mount('/order/abc')
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a page that throws shows a retry, and the rest of the app keeps working', async () => {
  broken = true
  expectConsole('error', /broken on purpose/)
  await mount()
  await navigateTo({ url: '/throws' })
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }))
  await expect.element(screen.getByText('mended')).toBeVisible()
})

test('[S8.14] a page that fails to load on a cold start shows tap to retry, and a tap loads it', async () => {
  flaky = 2
  await mount('/offline')
  await expect.element(screen.getByText('Connection timed out, tap to retry')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /tap to retry/ }))
  await expect.element(screen.getByText('arrived')).toBeVisible()
})

test('a mistake in the config is reported with its key and the corrected form', () => {
  const wrong = { ...app, tabBar: tabBar({ items: [{ path: '/Mine', text: 'x' }] }) } as AnyApp
  expect(() => createApp(wrong)).toThrow(
    /tabBar\.items\[0\]\.path names '\/Mine', which is not a page\. Write '\/mine'\./,
  )
})

test('a document runs only one app at a time', async () => {
  await mount()
  expect(() => createApp(app).mount(document.body)).toThrow(/already mounted in this document/)
})

test('a call made before the app has started waits for the app', async () => {
  const call = navigateTo({ url: '/order/9' })
  await mount()
  await call
  expect(pages()).toEqual(['/', '/order/9'])
})

test('a guarded page is not in the document before its guard has answered', async () => {
  let answer: (allowed: boolean) => void = () => {}
  const guard: Guard = ({ path }) => path !== '/mine' || new Promise<boolean>((resolve) => (answer = resolve))
  const element = await mount('/mine', { ...app, guard } as AnyApp)
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(element.textContent).not.toContain('mine')
  expect(document.title).not.toBe('Mine')
  answer(true)
  await expect.element(screen.getByRole('button', { name: 'mine 0' })).toBeVisible()
  expect(document.title).toBe('Mine')
})

test('a refused page shows a message, and loses its state', async () => {
  let allowed = true
  await mount('/mine', { ...app, guard: ({ path }: GuardRoute) => path !== '/mine' || allowed } as AnyApp)
  await userEvent.click(screen.getByRole('button', { name: 'mine 0' }))
  allowed = false
  peekNavigator()?.rerunGuards()
  await expect.element(screen.getByText('You may not see this page.')).toBeVisible()
  expect(document.querySelector('.sw-page')?.textContent).not.toContain('mine')
  allowed = true
  peekNavigator()?.rerunGuards()
  await expect.element(screen.getByRole('button', { name: 'mine 0' })).toBeVisible()
})

test('a page keeps its state while its guard runs again', async () => {
  let answer: (allowed: boolean) => void = () => {}
  let slow = false
  const guard: Guard = () => (slow ? new Promise<boolean>((resolve) => (answer = resolve)) : true)
  await mount('/', { ...app, guard } as AnyApp)
  await userEvent.click(screen.getByRole('button', { name: 'home 0' }))
  slow = true
  peekNavigator()?.rerunGuards()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'home 1' }).query()).toBeNull())
  answer(true)
  await expect.element(screen.getByRole('button', { name: 'home 1' })).toBeVisible()
})

test('a guard that throws shows a retry, and not the page', async () => {
  let broken = true
  const guard: Guard = async () => {
    if (broken) throw new Error('no answer')
  }
  const element = await mount('/', { ...app, guard } as AnyApp)
  await expect.element(screen.getByText('Other pages still work.')).toBeVisible()
  expect(element.textContent).not.toContain('home')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }))
  await expect.element(screen.getByRole('button', { name: 'home 0' })).toBeVisible()
})

test('when the token changes, the guards of open pages run again before the next frame', async () => {
  const token = (exp: number) => `e30.${btoa(JSON.stringify({ uid: 'ada', exp }))}.x`
  setToken(token(Date.now() / 1000 + 3600))
  onTestFinished(() => setToken(undefined))
  const guard: Guard = ({ path, token: known }) => path !== '/mine' || known !== undefined
  const element = await mount('/mine', { ...app, auth: tokenAuth(), guard } as AnyApp)
  await expect.element(screen.getByRole('button', { name: 'mine 0' })).toBeVisible()
  setToken(undefined)
  await expect.element(screen.getByText('You may not see this page.')).toBeVisible()
  expect(element.textContent).not.toContain('mine 0')
})

test('a guarded page is hidden before the browser may cache it, and shown again once its guard allows it', async () => {
  await mount('/mine', { ...app, guard: () => true } as AnyApp)
  // The page is covered only after the effects have run, which takes a while on a busy machine.
  await vi.waitFor(() => expect(effects).toEqual(['mine on']))
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await Promise.resolve()
  expect(screen.getByRole('button', { name: 'mine 0' }).query()).toBeNull()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(screen.getByRole('button', { name: 'mine 0' })).toBeVisible()
})

test('the focus moves into a page that opens, and back to its previous element', async () => {
  await mount()
  await laterCode()
  const home = screen.getByRole('button', { name: 'home 0' })
  ;(home.element() as HTMLElement).focus()
  await navigateTo({ url: '/order/1' })
  await expect.element(screen.getByRole('main', { name: 'Order 1' })).toHaveFocus()
  await navigateBack()
  await expect.element(home).toHaveFocus()
})

test('the focus returns to its element once a guard allows its page again', async () => {
  let answer = (_: boolean) => {}
  let isSlow = false
  const guard: Guard = ({ path }) => !isSlow || path !== '/' || new Promise<boolean>((resolve) => (answer = resolve))
  await mount('/', { ...app, guard } as AnyApp)
  await laterCode()
  const home = screen.getByRole('button', { name: 'home 0' })
  const element = home.element() as HTMLElement
  element.focus()
  await navigateTo({ url: '/order/1' })
  isSlow = true
  for (const come of [() => navigateBack(), () => peekNavigator()?.rerunGuards()]) {
    await come()
    await vi.waitFor(() => expect(element.isConnected).toBe(false))
    answer(true)
    await expect.element(home).toHaveFocus()
  }
})

test('the first page does not take the focus', async () => {
  await mount()
  await laterCode()
  expect(document.activeElement).toBe(document.body)
})

test('a mounted tab keeps its scroll position', async () => {
  const tall = view(() => <div style={{ blockSize: 3000 }}>tall</div>)
  await mount('/', { ...app, pages: { ...app.pages, '/': page({ load: tall, title: 'Home' }) } } as AnyApp)
  await expect.element(screen.getByText('tall')).toBeVisible()
  const scroller = document.querySelector('.sw-page-body')
  scroller?.scrollTo(0, 600)
  for (const url of ['/mine', '/', '/mine', '/']) await switchTab({ url })
  expect(document.querySelector('[data-path="/"] .sw-page-body')).toBe(scroller)
  expect(scroller?.scrollTop).toBe(600)
})

test('a missing element, or a history that was not called, throws with a text that shows the correct form', () => {
  const missing = document.getElementById('nowhere') as unknown as Element
  expect(() => createApp(app).mount(missing)).toThrow(/mount needs an element/)
  const uncalled = { ...app, history: hashHistory } as unknown as AnyApp
  expect(() => createApp(uncalled).mount(document.body)).toThrow(/Write history: hashHistory\(\), with parentheses/)
})

import { type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { onAppHide, onAppShow, onError } from '../api/app/index.ts'
import { getCurrentPages, navigateBack, navigateTo, reLaunch } from '../api/navigation/index.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { hashHistory } from '../router/history/browserHistory.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { usePageHide, usePageShow } from '../router/react/react.tsx'
import { useAppHide, useAppLaunch, useAppShow } from '../router/react/useAppLife.ts'
import { useCurrentPages } from '../router/react/useCurrentPages.ts'
import { useOpenerEventChannel } from '../router/react/useOpenerEventChannel.ts'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { watchLeftovers } from '../testing/internal/environment/leftovers.ts'
import { createApp } from './createApp.tsx'
import { useNavigator } from './page/useNavigator.ts'
import { usePageNotFound } from './page/usePageNotFound.ts'

const received: string[] = []
const next = () => received.splice(0)
const callsSeen = new Set<object>()
const view = (node: ReactNode) => page({ load: async () => ({ default: () => <StrictMode>{node}</StrictMode> }) })

function mount(pages: Record<string, ReactNode>, history = memoryHistory()): () => void {
  const element = document.body.appendChild(document.createElement('div'))
  const app = {
    pages: Object.fromEntries(Object.entries(pages).map(([path, node]) => [path, view(node)])),
    history,
    motion: false,
  } as unknown as AnyApp
  const unmount = createApp(app).mount(element)
  const end = () => {
    unmount()
    element.remove()
  }
  onTestFinished(end)
  return end
}

beforeEach(() => void next())

function background(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}

function foreground(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
}

function Listener({ name }: { name: string }): ReactNode {
  const [count, setCount] = useState(0)
  useAppHide(() => received.push(`app hide, ${name} ${count}`))
  usePageHide(() => void received.push(`hide ${name}`))
  usePageShow(() => void received.push(`show ${name}`))
  useAppShow(() => received.push(`app show, ${name} ${count}`))
  useAppLaunch(({ path, query }) => received.push(`app launch, ${name}: ${path} ${query.x}`))
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

function Broken(): ReactNode {
  throw new Error('broken page')
}

function Watch(): ReactNode {
  usePageNotFound(({ path, query, isEntryPage }) => received.push(`${path} ${query.x} ${isEntryPage}`))
  return <p>home</p>
}

function Pages(): ReactNode {
  return <p>{useCurrentPages().map(({ url }) => url)}</p>
}

function Caller(): ReactNode {
  const navigator = useNavigator()
  callsSeen.add(navigator)
  return (
    <button type="button" onClick={() => navigator.navigateTo({ url: '/a' })}>
      go
    </button>
  )
}

function Picker(): ReactNode {
  const opener = useOpenerEventChannel()
  const [tint, setTint] = useState('none')
  return (
    <>
      <p>{tint}</p>
      <button
        type="button"
        onClick={() => {
          opener.emit('picked', 'red')
          opener.on('tint', (value) => setTint(String(value)))
        }}
      >
        pick
      </button>
    </>
  )
}

test('the first page gets the launch once; events of the app and the page are in order; the latest listener is called', async () => {
  mount({ '/': <Listener name="home" /> }, memoryHistory('/?x=1'))
  const button = screen.getByRole('button', { name: /home/ })
  await button.click()
  expect(next()).toEqual(['app launch, home: / 1', 'app show, home 0', 'show home'])
  await expect.element(button).toHaveTextContent('home 1')
  background()
  expect(next()).toEqual(['hide home', 'app hide, home 1'])
  foreground()
  expect(next()).toEqual(['app show, home 1', 'show home'])
})

test('a page opened later gets no launch event, and a covered page is paused', async () => {
  mount({ '/': <Listener name="home" />, '/a': <Listener name="a" /> })
  await expect.element(screen.getByRole('button', { name: /home/ })).toBeVisible()
  await navigateTo({ url: '/a' })
  await expect.element(screen.getByRole('button', { name: 'a 0' })).toBeVisible()
  expect(next()).toEqual(['app launch, home: / undefined', 'app show, home 0', 'show home', 'hide home', 'show a'])
  background()
  foreground()
  expect(next()).toEqual(['hide a', 'app hide, a 0', 'app show, a 0', 'show a'])
})

test('a document in the back-forward cache is hidden and shown, and the app gets one event for each', async () => {
  const stops = [onAppShow(() => received.push('on show')), onAppHide(() => received.push('on hide'))]
  mount({ '/': <Listener name="home" /> })
  await expect.element(screen.getByRole('button', { name: /home/ })).toBeVisible()
  expect(next()).toContain('on show')
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  background()
  expect(next()).toEqual(['hide home', 'on hide', 'app hide, home 0'])
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  foreground()
  expect(next()).toEqual(['on show', 'app show, home 0', 'show home'])
  for (const stop of stops) stop()
  background()
  expect(next()).toEqual(['hide home', 'app hide, home 0'])
})

test('an unmounted app leaves no listener', async () => {
  const leftovers = watchLeftovers()
  const end = mount({ '/': <Listener name="home" /> })
  await expect.element(screen.getByRole('button', { name: /home/ })).toBeVisible()
  expect(leftovers()).toContain('listener visibilitychange on Window')
  end()
  expect(leftovers().filter((left) => /visibility|pagehide|pageshow/.test(left))).toEqual([])
})

test('onError gets an error that a page throws while rendering', async () => {
  expectConsole('error', /broken page/)
  const errors: string[] = []
  const stop = onError(({ message, error }) => errors.push(`${message} ${error instanceof Error}`))
  mount({ '/': <p>home</p>, '/broken': <Broken /> })
  await navigateTo({ url: '/broken' })
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  expect(errors).toEqual(['broken page true'])
  stop()
})

test('a component in a page gets an address that matches no page, once', async () => {
  const before = location.href
  onTestFinished(() => window.history.replaceState(null, '', before))
  mount({ '/': <Watch /> }, hashHistory())
  await expect.element(screen.getByText('home')).toBeVisible()
  expect(next()).toEqual([])
  location.hash = '#/nowhere?x=1'
  await expect.element(screen.getByText('Page not found').first()).toBeVisible()
  expect(next()).toEqual(['/nowhere 1 false'])
})

test('the hook returns the pages of the stack as they open and close', async () => {
  mount({ '/': <Pages />, '/a': <Pages /> })
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('/')
  await navigateTo({ url: '/a?x=1' })
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('//a?x=1')
  await navigateBack()
  await expect.element(screen.getByText('/', { exact: true })).toBeVisible()
})

test('the hook returns the same navigation functions in each render', async () => {
  callsSeen.clear()
  mount({ '/': <Caller />, '/a': <Caller /> })
  await screen.getByRole('button', { name: 'go' }).click()
  await vi.waitFor(() => expect(getCurrentPages()).toHaveLength(2))
  expect(callsSeen.size).toBe(1)
})

test('a page and its opener exchange events; two pages with the same address get separate events', async () => {
  mount({ '/': <p>home</p>, '/pick': <Picker /> })
  await navigateTo({ url: '/pick', events: { picked: (value: string) => received.push(`first ${value}`) } })
  const { eventChannel } = await navigateTo({ url: '/pick' })
  eventChannel.emit('tint', 'blue')
  await screen.getByRole('button', { name: 'pick' }).click()
  // Both ends emitted their events before a listener was added.
  await expect.element(screen.getByText('blue')).toBeVisible()
  eventChannel.once('picked', (value) => received.push(`second ${value}`))
  expect(next()).toEqual(['second red'])
  await navigateBack()
  await expect.element(screen.getByText('none')).toBeVisible()
  await screen.getByRole('button', { name: 'pick' }).click()
  expect(next()).toEqual(['first red'])
  await reLaunch({ url: '/' })
})

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

const heard: string[] = []
const next = () => heard.splice(0)
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
  useAppHide(() => heard.push(`app hide, ${name} ${count}`))
  usePageHide(() => void heard.push(`hide ${name}`))
  usePageShow(() => void heard.push(`show ${name}`))
  useAppShow(() => heard.push(`app show, ${name} ${count}`))
  useAppLaunch(({ path, query }) => heard.push(`app launch, ${name}: ${path} ${query.x}`))
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
  usePageNotFound(({ path, query, isEntryPage }) => heard.push(`${path} ${query.x} ${isEntryPage}`))
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

test('the first page hears the launch once; order of app and page; the listener of the latest render', async () => {
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

test('a page that comes later has missed the launch, and a covered page rests', async () => {
  mount({ '/': <Listener name="home" />, '/a': <Listener name="a" /> })
  await expect.element(screen.getByRole('button', { name: /home/ })).toBeVisible()
  await navigateTo({ url: '/a' })
  await expect.element(screen.getByRole('button', { name: 'a 0' })).toBeVisible()
  expect(next()).toEqual(['app launch, home: / undefined', 'app show, home 0', 'show home', 'hide home', 'show a'])
  background()
  foreground()
  expect(next()).toEqual(['hide a', 'app hide, a 0', 'app show, a 0', 'show a'])
})

test('a document that is put aside and taken out again is hidden and shown, and told once', async () => {
  const stops = [onAppShow(() => heard.push('on show')), onAppHide(() => heard.push('on hide'))]
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

test('an app that is taken away leaves no listener', async () => {
  const leftovers = watchLeftovers()
  const end = mount({ '/': <Listener name="home" /> })
  await expect.element(screen.getByRole('button', { name: /home/ })).toBeVisible()
  expect(leftovers()).toContain('listener visibilitychange on Window')
  end()
  expect(leftovers().filter((left) => /visibility|pagehide|pageshow/.test(left))).toEqual([])
})

test('an error that keeps a page from being drawn is heard by onError', async () => {
  expectConsole('error', /broken page/)
  const errors: string[] = []
  const stop = onError(({ message, error }) => errors.push(`${message} ${error instanceof Error}`))
  mount({ '/': <p>home</p>, '/broken': <Broken /> })
  await navigateTo({ url: '/broken' })
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  expect(errors).toEqual(['broken page true'])
  stop()
})

test('a component in a page hears of an address that leads nowhere, once', async () => {
  const before = location.href
  onTestFinished(() => window.history.replaceState(null, '', before))
  mount({ '/': <Watch /> }, hashHistory())
  await expect.element(screen.getByText('home')).toBeVisible()
  expect(next()).toEqual([])
  location.hash = '#/nowhere?x=1'
  await expect.element(screen.getByText('Page not found').first()).toBeVisible()
  expect(next()).toEqual(['/nowhere 1 false'])
})

test('the pages of the stack, as they come and go', async () => {
  mount({ '/': <Pages />, '/a': <Pages /> })
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('/')
  await navigateTo({ url: '/a?x=1' })
  await expect.element(screen.getByText('//a?x=1')).toBeVisible()
  await navigateBack()
  await expect.element(screen.getByText('/', { exact: true })).toBeVisible()
})

test('a hook gives the calls, the same in each render', async () => {
  callsSeen.clear()
  mount({ '/': <Caller />, '/a': <Caller /> })
  await screen.getByRole('button', { name: 'go' }).click()
  await vi.waitFor(() => expect(getCurrentPages()).toHaveLength(2))
  expect(callsSeen.size).toBe(1)
})

test('a page and its opener talk; two pages with one address do not hear each other', async () => {
  mount({ '/': <p>home</p>, '/pick': <Picker /> })
  await navigateTo({ url: '/pick', events: { picked: (value: string) => heard.push(`first ${value}`) } })
  const { eventChannel } = await navigateTo({ url: '/pick' })
  eventChannel.emit('tint', 'blue')
  await screen.getByRole('button', { name: 'pick' }).click()
  // It was emitted before anyone listened, on both ends.
  await expect.element(screen.getByText('blue')).toBeVisible()
  eventChannel.once('picked', (value) => heard.push(`second ${value}`))
  expect(next()).toEqual(['second red'])
  await navigateBack()
  await expect.element(screen.getByText('none')).toBeVisible()
  await screen.getByRole('button', { name: 'pick' }).click()
  expect(next()).toEqual(['first red'])
  await reLaunch({ url: '/' })
})

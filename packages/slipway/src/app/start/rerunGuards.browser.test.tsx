import { type ReactNode, useEffect, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { requireToken, setToken, tokenAuth } from '../../api/identity/index.ts'
import { showModal } from '../../api/modal/index.ts'
import { navigateBack, navigateTo, reLaunch, switchTab } from '../../api/navigation/index.ts'
import { storedName } from '../../base/storedName.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import { peekNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { usePageLoad, usePageState } from '../../router/react/react.tsx'
import { remembering } from '../../testing/internal/apps/keepAliveApp.tsx'
import { createApp } from '../createApp.tsx'
import { useNavigationBarTitle } from '../navigation-bar/index.ts'
import { pageData, usePageData } from '../page-data/index.ts'
import { tabBar } from '../tab-bar/tabBarConfig.ts'
import { windows } from '../windows/windowsConfig.ts'

const tokenOf = (uid: string, seconds = 3_600) =>
  `e30.${btoa(JSON.stringify({ uid, exp: Date.now() / 1000 + seconds }))}.x`

/** Another window signs a user in or out; this window gets no storage event. */
function inOtherWindow(token: string | undefined): void {
  if (token === undefined) localStorage.removeItem(storedName('token'))
  else localStorage.setItem(storedName('token'), token)
}

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

const loads: string[] = []
/** Pages whose effects have run: from then on React follows the guards. */
const ready: string[] = []

function Note({ name }: { name: string }): ReactNode {
  const [count, setCount] = useState(0)
  const [open, setOpen] = usePageState('open', false)
  usePageLoad(() => void loads.push(name))
  useEffect(() => void ready.push(`/${name}`), [name])
  return (
    <>
      <button type="button" aria-pressed={open} onClick={() => setCount(count + 1)} onFocus={() => setOpen(true)}>
        {`secret ${name} ${count}`}
      </button>
      <input name="text" aria-label={name} />
      <p style={{ visibility: 'visible', transition: 'all 10s' }}>{`secret always ${name}`}</p>
      <div style={{ blockSize: 3_000 }} />
    </>
  )
}

const note = (name: string, more: object = {}) =>
  page({ load: async () => ({ default: () => <Note name={name} /> }), title: `Secret ${name}`, ...more })

function DataPage(): ReactNode {
  const [owner] = usePageData<() => Promise<string>>()
  useNavigationBarTitle(`Secret of ${owner}`)
  useEffect(() => void ready.push('/data'), [])
  return <p>{`secret of ${owner}`}</p>
}

const owner = () =>
  JSON.parse(atob(localStorage.getItem(storedName('token'))?.split('.')[1] ?? btoa('{"uid":"nobody"}'))).uid

const pages = {
  '/': note('home'),
  '/mine': note('mine'),
  '/a': note('a'),
  '/b': note('b'),
  '/live': note('live', { keepAlive: 'live' }),
  '/data': page({
    load: async () => ({ default: DataPage }),
    data: pageData(async () => ({ loader: async () => owner() })),
  }),
  '/login': page({ load: async () => ({ default: () => <p>Sign in</p> }) }),
}

async function mount(
  url: string,
  config: { readonly [Name in keyof AnyApp]?: AnyApp[Name] | undefined } = {},
): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'))
  const app = {
    pages,
    tabBar: tabBar({ items: ['/', '/mine'].map((path) => ({ path, text: path })) }),
    auth: tokenAuth(),
    guard: requireToken(),
    history: memoryHistory(url),
    motion: false,
    ...config,
  }
  const unmount = createApp(app as unknown as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(ready).toContain(url === '/' ? '/home' : url))
  await remembering()
  return element
}

async function push(url: string): Promise<void> {
  await navigateTo({ url })
  await vi.waitFor(() => expect(ready).toContain(url))
}

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
/** Texts of the elements that the user can see. */
const visibleTexts = () =>
  [...document.querySelectorAll('p, button, h1, .sw-message-title, .sw-dialog-text')]
    .filter(isVisible)
    .map(({ textContent }) => textContent)
const visibleSecrets = () => visibleTexts().filter((text) => /secret/i.test(text))
const secrets = () => [document.title, document.body.innerHTML].filter((text) => /secret/i.test(text))
const stored = () =>
  Object.keys(sessionStorage).flatMap((name) => (/^sw:(page|state):/.test(name) ? [sessionStorage.getItem(name)] : []))

beforeEach(() => {
  loads.length = 0
  ready.length = 0
  document.title = ''
  sessionStorage.clear()
  inOtherWindow(tokenOf('ada'))
  return () => setToken(undefined)
})

describe('a document in the back-forward cache', () => {
  test('is hidden before `pagehide` ends, whatever the app shows', async () => {
    const element = await mount('/a')
    void showModal({ title: 'secret question' })
    await expect.element(screen.getByText('secret question')).toBeVisible()
    leave()
    expect([...element.querySelectorAll('*')].filter(isVisible)).toEqual([])
    comeBack()
    expect(visibleSecrets()).toContain('secret a 0')
    await navigateBack()
  })

  test('is not hidden if no page has a guard', async () => {
    await mount('/a', { guard: undefined })
    leave()
    expect(visibleSecrets()).toContain('secret a 0')
  })

  test.each<[string, () => void, Guard]>([
    ['after signing out in another window', () => inOtherWindow(undefined), requireToken()],
    ['after the token has expired', () => void vi.setSystemTime(Date.now() + 7_200_000), requireToken()],
    ['after another user has signed in', () => inOtherWindow(tokenOf('bob')), ({ token }) => token?.uid === 'ada'],
    [
      'after a cookie has changed',
      () => document.documentElement.removeAttribute('data-cookie'),
      () => document.documentElement.hasAttribute('data-cookie'),
    ],
  ])('%s, shows nothing of a refused page', async (_, change, guard) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    document.documentElement.setAttribute('data-cookie', '')
    onTestFinished(() => document.documentElement.removeAttribute('data-cookie'))
    await mount('/', { guard })
    await switchTab('/mine' as never)
    await push('/live')
    await push('/a')
    expect(document.title).toBe('Secret a')
    leave()
    change()
    comeBack()
    // At once, without a frame in between.
    expect(secrets()).toEqual([])
    expect(visibleTexts()).toContain('No access')
  })

  test('shows a page that its guards allow as it was', async () => {
    await mount('/a')
    await userEvent.click(screen.getByRole('button', { name: 'secret a 0' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'a' }), 'unsent')
    const body = document.querySelector('.sw-page-body')
    body?.scrollTo(0, 700)
    leave()
    inOtherWindow(tokenOf('ada', 7_200))
    comeBack()
    expect(visibleSecrets()).toEqual(expect.arrayContaining(['Secret a', 'secret a 1']))
    expect([document.title, body?.scrollTop, document.activeElement?.ariaLabel]).toEqual(['Secret a', 700, 'a'])
  })

  test.each<[string, () => Promise<boolean>, string]>([
    ['refuses', () => Promise.resolve(false), 'No access'],
    ['throws', () => Promise.reject(new Error('no answer')), 'Something went wrong'],
    ['allows the page', () => Promise.resolve(true), 'secret a 0'],
  ])('shows nothing until an asynchronous guard %s', async (_, result, text) => {
    let settle: ((result: Promise<boolean>) => void) | undefined
    let isSlow = false
    // The guard also runs for the root page, to which Back leads.
    const guard: Guard = ({ path }) =>
      path === '/' ||
      !isSlow ||
      new Promise<boolean>((resolve) => {
        settle = resolve
      })
    await mount('/a', { guard })
    isSlow = true
    leave()
    comeBack()
    for (let frame = 0; frame < 20; frame++) {
      expect([...visibleSecrets(), document.title].filter((text) => /secret/i.test(text))).toEqual([])
      await new Promise(requestAnimationFrame)
    }
    settle?.(result())
    await vi.waitFor(() => expect(visibleTexts()).toContain(text))
    expect(visibleSecrets().length > 0).toBe(text === 'secret a 0')
    expect(document.title === 'Secret a').toBe(text === 'secret a 0')
  })

  test('ignores the answer of a guard for the previous user', async () => {
    const answers: ((isOpen: boolean) => void)[] = []
    let isSlow = false
    const guard: Guard = ({ path }) =>
      path === '/' || !isSlow || new Promise<boolean>((resolve) => answers.push(resolve))
    await mount('/a', { guard })
    isSlow = true
    peekNavigator()?.rerunGuards()
    leave()
    comeBack()
    answers[0]?.(true)
    await peekNavigator()?.settled()
    expect(visibleSecrets()).toEqual([])
    answers[1]?.(true)
    await vi.waitFor(() => expect(visibleSecrets()).toContain('secret a 0'))
  })

  test('loads the data of the next user before it shows the page', async () => {
    await mount('/data')
    await expect.element(screen.getByText('secret of ada')).toBeVisible()
    leave()
    inOtherWindow(tokenOf('bob'))
    comeBack()
    expect(visibleTexts().filter((text) => text.includes('ada'))).toEqual([])
    await expect.element(screen.getByText('secret of bob')).toBeVisible()
    expect(document.title).toBe('Secret of bob')
  })

  test('is visible again after the app was unmounted', async () => {
    const element = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => element.remove())
    const unmount = createApp({ pages, guard: () => true, history: memoryHistory('/a') } as unknown as AnyApp).mount(
      element,
    )
    leave()
    unmount()
    element.textContent = 'another app'
    element.append(document.createElement('p'))
    expect([...element.children].every(isVisible)).toBe(true)
  })
})

test('the token is read again when the document becomes visible', async () => {
  await mount('/a')
  inOtherWindow(undefined)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(screen.getByText('You may not see this page.')).toBeVisible()
  expect(secrets()).toEqual([])
})

describe('after signing out', () => {
  /** Opens a page over two others, types into each, and waits until their drafts are stored. */
  async function open(guard: Guard): Promise<void> {
    await mount('/', { guard })
    for (const url of ['/a', '/b']) {
      await push(url)
      await userEvent.click(screen.getByRole('button', { name: /^secret/ }))
      await userEvent.fill(screen.getByRole('textbox'), 'secret draft')
    }
    await vi.waitFor(() => {
      leave()
      comeBack()
      expect(
        stored()
          .join()
          .match(/secret draft/g),
      ).toHaveLength(2)
    }, 10_000)
  }

  test.each<[string, Guard, string]>([
    ['refuses', requireToken(), 'No access'],
    ['redirects', requireToken({ redirectTo: '/login' }), 'Sign in'],
  ])('nothing is left of pages that a guard %s, current or covered', async (_, guard, text) => {
    await open(guard)
    setToken(undefined)
    await Promise.resolve()
    expect(secrets()).toEqual([])
    await vi.waitFor(() => expect(visibleTexts()).toContain(text))
    expect(secrets()).toEqual([])
    expect(stored().join()).not.toContain('secret')
    expect(stored().join()).not.toContain('true')

    setToken(tokenOf('bob'))
    loads.length = 0
    await navigateBack()
    await expect.element(screen.getByRole('button', { name: 'secret a 0', pressed: false })).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'a' })).toHaveValue('')
    await vi.waitFor(() => expect(loads).toContain('a'))
    expect(document.title).toBe('Secret a')
  })

  test('nothing is stored of pages that only Forward can reach', async () => {
    await open(requireToken())
    await navigateBack()
    expect(
      stored()
        .join()
        .match(/secret draft/g),
    ).toHaveLength(2)
    setToken(undefined)
    await vi.waitFor(() => expect(stored().join()).not.toContain('secret'))
  })

  test('a page without a title does not keep the title of the previous page', async () => {
    await mount('/a', { guard: undefined })
    expect(document.title).toBe('Secret a')
    setToken(undefined)
    await reLaunch('/login' as never)
    expect(document.title).not.toContain('Secret')
  })
})

test('the page that a window shows loses its content too', async () => {
  await screen.viewport(1280, 800)
  const isSignedIn = requireToken({ redirectTo: '/login' })
  await mount('/a', { tabBar: undefined, guard: isSignedIn, windows: windows({ left: { page: '/a' } }) })
  await push('/b')
  await vi.waitFor(() => expect(visibleSecrets()).toEqual(expect.arrayContaining(['secret a 0', 'secret b 0'])))
  leave()
  expect(visibleSecrets()).toEqual([])
  inOtherWindow(undefined)
  comeBack()
  expect(secrets()).toEqual([])
  await expect.element(screen.getByText('Sign in')).toBeVisible()
  expect(secrets()).toEqual([])
})

test('a guard that redirects to a page that cannot be opened shows its error, and not the page', async () => {
  await mount('/a', { guard: requireToken({ redirectTo: '/nowhere' }) })
  setToken(undefined)
  await expect.element(screen.getByText('Other pages still work.')).toBeVisible()
  expect(secrets()).toEqual([])
})

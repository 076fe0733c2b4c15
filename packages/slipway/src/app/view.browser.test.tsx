import { createContext, lazy, type ReactNode, StrictMode, Suspense, use, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { onError } from '../api/app/index.ts'
import { showModal } from '../api/modal/index.ts'
import { navigateBack, navigateTo } from '../api/navigation/index.ts'
import { showToast } from '../api/toast/index.ts'
import { Popup } from '../components/popup/index.ts'
import type { AppViewProps } from '../router/config/AppView.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { usePageShow, useRoute } from '../router/react/react.tsx'
import { useAppHide, useAppLaunch, useAppShow } from '../router/react/useAppLife.ts'
import { useCurrentPages } from '../router/react/useCurrentPages.ts'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { blank, openDocument } from '../testing/internal/environment/ownDocument.ts'
import { createApp } from './createApp.tsx'
import { useNavigator } from './page/useNavigator.ts'
import { tabBar } from './tab-bar/tabBarConfig.ts'
import { windows } from './windows/windowsConfig.ts'

const Greeting = createContext('no provider')
const Greet = ({ by }: { by: string }) => <span>{`${by}: ${use(Greeting)}`}</span>
const show = (node: ReactNode) => page({ load: async () => ({ default: () => node }), title: 'Page' })

/** A provider with state: its value changes while the app runs. */
function Provider({ children }: AppViewProps): ReactNode {
  const [greeting, setGreeting] = useState('hello')
  return (
    <Greeting value={greeting}>
      <div id="view">
        <button type="button" onClick={() => setGreeting('bonjour')}>
          translate
        </button>
        {children}
      </div>
    </Greeting>
  )
}

function start(config: Partial<AnyApp>, url = '/'): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  const app = { pages: { '/': show('home'), '/a': show('page a') }, motion: false, ...config } as AnyApp
  const unmount = createApp({ ...app, history: memoryHistory(url) }).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  return element
}

const received: string[] = []
beforeEach(() => {
  received.length = 0
  sessionStorage.clear()
})

function Listener({ children }: AppViewProps): ReactNode {
  useAppLaunch(({ path }) => received.push(`launch ${path}`))
  useAppShow(() => received.push('app show'))
  useAppHide(() => received.push('app hide'))
  const { path } = useRoute()
  const pages = useNavigator()
  return (
    <>
      <p id="route">{`${path} of ${useCurrentPages().length}`}</p>
      <button type="button" onClick={() => void pages.navigateTo({ url: '/a' })}>
        open
      </button>
      {children}
    </>
  )
}

function Page(): ReactNode {
  usePageShow(() => void received.push('page show'))
  return 'listening'
}

test('the context of the view reaches pages, their navigation bars, tabs and windows, and changes in all of them', async () => {
  start({
    pages: {
      '/': page({
        load: async () => ({ default: () => <Greet by="page" /> }),
        navigationBar: { view: () => <Greet by="bar" /> },
      }),
      '/mine': show(<Greet by="mine" />),
    },
    tabBar: tabBar({
      items: [
        { path: '/', text: 'Home', icon: () => <Greet by="icon" /> },
        { path: '/mine', text: 'Mine' },
      ],
    }),
    windows: windows({ left: { load: async () => ({ default: () => <Greet by="window" /> }), minWidth: 0 } }),
    view: Provider,
  })
  const parts = ['page', 'bar', 'icon', 'window']
  for (const part of parts) await expect.element(screen.getByText(`${part}: hello`)).toBeInTheDocument()
  await screen.getByRole('button', { name: 'translate' }).click()
  for (const part of parts) await expect.element(screen.getByText(`${part}: bonjour`)).toBeInTheDocument()
})

test('overlays are inside the view, those of calls and those of pages', async () => {
  start({
    pages: {
      '/': show(
        <Popup open aria-label="Offer">
          <Greet by="popup" />
        </Popup>,
      ),
    },
    view: Provider,
  })
  await expect.element(screen.getByText('popup: hello')).toBeVisible()
  void showToast({ title: 'Saved', icon: 'none' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(screen.getByText('Saved').element().closest('#view')).not.toBeNull()
  const answer = showModal({ title: 'Sure?' })
  const dialog = screen.getByRole('alertdialog', { name: 'Sure?' })
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().closest('#view')).not.toBeNull()
  await dialog.getByRole('button', { name: 'OK' }).click()
  expect(await answer).toMatchObject({ confirm: true })
})

test('navigation renders the pages, and the view only once', async () => {
  const renders = vi.fn()
  start({
    view: ({ children }) => {
      renders()
      return children
    },
  })
  await expect.element(screen.getByText('home')).toBeVisible()
  await navigateTo({ url: '/a' })
  await expect.element(screen.getByText('page a')).toBeVisible()
  expect(renders).toHaveBeenCalledOnce()
})

describe('hooks in the view', () => {
  test.each([
    ['a view', Listener],
    ['a lazy view', lazy(async () => ({ default: Listener }))],
    [
      'a view in StrictMode',
      (props: AppViewProps) => (
        <StrictMode>
          <Listener {...props} />
        </StrictMode>
      ),
    ],
  ])('%s gets the events of the app from the start, before those of its page', async (_, view) => {
    start({ pages: { '/': page({ load: async () => ({ default: Page }) }), '/a': show('page a') }, view })
    await expect.element(screen.getByText('listening')).toBeVisible()
    expect(received.splice(0)).toEqual(['launch /', 'app show', 'page show'])
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(received).toEqual(['app hide', 'app show', 'page show'])
  })

  test('a view navigates, and follows the stack', async () => {
    start({ view: Listener })
    await expect.element(screen.getByText('/ of 1')).toBeVisible()
    await screen.getByRole('button', { name: 'open' }).click()
    await expect.element(screen.getByText('/a of 2')).toBeVisible()
  })
})

test('in StrictMode pages, overlays and Back work', async () => {
  start({ view: ({ children }) => <StrictMode>{children}</StrictMode> })
  await navigateTo({ url: '/a' })
  await expect.element(screen.getByText('page a')).toBeVisible()
  const answer = showModal({ title: 'Sure?' })
  await screen.getByRole('alertdialog', { name: 'Sure?' }).getByRole('button', { name: 'OK' }).click()
  expect(await answer).toMatchObject({ confirm: true })
  void showToast({ title: 'Saved', icon: 'none' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await navigateBack()
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('a view that throws shows a message, which `onError` receives', async () => {
  expectConsole('error', /broken view/)
  const stop = onError(({ message }) => received.push(message))
  start({
    view: () => {
      throw new Error('broken view')
    },
  })
  const message = screen.getByRole('button', { name: /Something went wrong/ })
  await expect.element(message).toBeVisible()
  await expect.element(screen.getByText(/Error: broken view/)).toBeVisible()
  expect(screen.getByText('Other pages still work.').element().checkVisibility()).toBe(false)
  // Heights in WebKit are multiples of 1/64 px.
  expect(message.element().getBoundingClientRect().height).toBeCloseTo(innerHeight, 1)
  expect(received).toEqual(['broken view'])
  stop()
})

describe('a lazy view', () => {
  test('shows the skeleton until its code is loaded', async () => {
    let arrive = () => {}
    const loading = new Promise<{ default: typeof Provider }>(
      (resolve) => (arrive = () => resolve({ default: Provider })),
    )
    start({ pages: { '/': show(<Greet by="page" />), '/a': show(<Greet by="a" />) }, view: lazy(() => loading) })
    const skeleton = screen.getByRole('status', { name: 'Loading' })
    await expect.element(skeleton).toBeInTheDocument()
    await navigateTo({ url: '/a' })
    arrive()
    await expect.element(screen.getByText('a: hello')).toBeVisible()
    expect(skeleton.query()).toBeNull()
  })
})

test.each([
  ['whose code is lost', 'test:lost'],
  ['that throws', 'test:thrown'],
])(
  'a view %s shows a message, and a tap reloads the document',
  async (_, failures) => {
    sessionStorage.setItem(failures, '1')
    const { part, find, loads } = openDocument(blank, '../apps/lazyViewApp.tsx')
    const message = await part('button.sw-message')
    expect(message.textContent).toContain('Something went wrong')
    message.click()
    await part('#view #home')
    expect([loads(), find('.sw-message')]).toEqual([2, null])
  },
  30_000,
)

test('a page that suspends shows its skeleton, and the view and the tabs stay', async () => {
  let arrive = () => {}
  const LazyPart = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => (arrive = () => resolve({ default: () => <p>part</p> }))),
  )
  start({
    pages: { '/': show('home'), '/lazy': show(<LazyPart />) },
    tabBar: tabBar({
      items: [
        { path: '/', text: 'Home' },
        { path: '/lazy', text: 'Lazy' },
      ],
    }),
    view: Provider,
  })
  await screen.getByRole('link', { name: 'Lazy' }).click()
  await expect.element(screen.getByRole('main').getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'translate' })).toBeVisible()
  arrive()
  await expect.element(screen.getByText('part')).toBeVisible()
})

test('a page may show its own fallback while a part of it loads', async () => {
  const Never = lazy(() => new Promise<never>(() => {}))
  start({
    pages: {
      '/': show(
        <Suspense fallback="my fallback">
          <Never />
        </Suspense>,
      ),
    },
  })
  await expect.element(screen.getByText('my fallback')).toBeVisible()
})

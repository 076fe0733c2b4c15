import type { ReactElement, ReactNode } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { peekNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { NavigatorContext } from '../../router/react/contexts.ts'
import { tabOperations } from '../../router/stack/tabOperations.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { renderApp } from '../../testing/renderApp.ts'
import NavigatorDemo from './demo.tsx'
import { Navigator } from './index.ts'

const view = (content: ReactNode) => async () => ({ default: () => content })
const loadOrder = vi.fn(async () => ({ default: () => 'order' }))

const more = (
  <>
    <Navigator openType="navigateBack">back</Navigator>
    <Navigator url="/deep">deep</Navigator>
  </>
)
const deep = (
  <Navigator openType="navigateBack" delta={5}>
    far back
  </Navigator>
)

function pagesWith(home: ReactNode) {
  return {
    '/': page({ load: view(home), title: 'Home' }),
    '/mine': page({ load: view('mine'), title: 'Mine' }),
    '/order/:id': page({ load: loadOrder, params: { id: Number } }),
    '/more': page({ load: view(more) }),
    '/deep': page({ load: view(deep) }),
    '/lost': page({ load: () => Promise.reject(new TypeError('Failed to fetch')) }),
  }
}

/** Starts an app whose first page contains the tested element. */
async function start(home: ReactNode, { url = '/', guard }: { url?: string; guard?: AnyApp['guard'] } = {}) {
  loadOrder.mockClear()
  // Removes overlays that an earlier test has left.
  overlayStore.set([])
  const tabBar = { items: [{ path: '/mine' }], back: 'first', view: () => null, operations: tabOperations }
  const app = { pages: pagesWith(home), tabBar, ...(guard && { guard }) }
  const running = await renderApp(app as unknown as AnyApp, { url })
  onTestFinished(running.unmount)
  return running
}

const demoPages = ['slider', 'navigator', 'button', 'image', 'text'].map((name) => [
  `/components/${name}`,
  page({ load: view(name) }),
])
const everyPage = {
  ...pagesWith(null),
  '/settings': page({ load: view('settings') }),
  ...Object.fromEntries(demoPages),
}
const pages = createNavigator({ pages: everyPage } as unknown as AnyApp, memoryHistory()())
const around = (node: ReactElement) => <NavigatorContext value={pages}>{node}</NavigatorContext>

describeConformance(
  (props) =>
    around(
      <Navigator url="/order/1" {...props}>
        Order
      </Navigator>,
    ),
  { selector: 'a' },
)

const link = (name: string) => screen.getByRole('link', { name, exact: true })

describe('a link', () => {
  test('has the page’s address, from `to` and `params` or from `url`', async () => {
    await start(
      <>
        <Navigator to="/order/:id" params={{ id: 1 }}>
          typed
        </Navigator>
        <Navigator url="./order/2?from=x">relative</Navigator>
        <Navigator url="/mine?x=1" openType="switchTab">
          tab
        </Navigator>
      </>,
    )
    await expect.element(link('typed')).toHaveAttribute('href', '/order/1')
    await expect.element(link('relative')).toHaveAttribute('href', '/order/2?from=x')
    await expect.element(link('tab')).toHaveAttribute('href', '/mine')
  })

  test('marks the current page, and follows navigation', async () => {
    const links = (
      <>
        <Navigator url="/">home</Navigator>
        <Navigator url="/more">more</Navigator>
      </>
    )
    await start(links)
    await expect.element(link('home')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('more')).not.toHaveAttribute('aria-current')
  })

  test.each(['control', 'meta', 'shift'] as const)('with %s is handled by the browser', async (key) => {
    const app = await start(<Navigator url="/more">more</Navigator>)
    const event = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      [`${key.replace('control', 'ctrl')}Key`]: true,
    })
    const stay = vi.fn((click: Event) => {
      expect(click.defaultPrevented).toBe(false)
      click.preventDefault()
    })
    window.addEventListener('click', stay, { once: true })
    link('more').element().dispatchEvent(event)
    expect(stay).toHaveBeenCalledOnce()
    expect(app.url()).toBe('/')
  })

  test.each([{ target: '_blank' }, { download: 'order.html' }])('with %j is handled by the browser', async (props) => {
    const app = await start(
      <Navigator url="/more" {...props}>
        more
      </Navigator>,
    )
    window.addEventListener('click', (click) => click.preventDefault(), { once: true })
    await userEvent.click(link('more'))
    expect(app.url()).toBe('/')
  })

  test('a click with a prevented default opens nothing', async () => {
    const app = await start(
      <Navigator url="/more" onClick={(event) => event.preventDefault()}>
        more
      </Navigator>,
    )
    await userEvent.click(link('more'))
    expect(app.url()).toBe('/')
  })

  test.each([<Navigator key="1" url="/nowhere" />, <Navigator key="2" to="/order/:id" params={{}} />])(
    'warns the developer about a link that leads nowhere',
    async (navigatorElement) => {
      expectConsole('error', /<Navigator to=".*" url=".*"> leads nowhere/)
      await start(navigatorElement)
      expect(document.querySelector('a.sw-navigator')?.hasAttribute('href')).toBe(false)
    },
  )

  test('axe-core finds nothing, also in the demo', async () => {
    const { container } = render(
      around(
        <>
          <Navigator url="/more">more</Navigator>
          <Navigator openType="exit">leave</Navigator>
          <NavigatorDemo />
        </>,
      ),
    )
    await expectNoAxeViolations(container)
  })
})

/** Spies on unhandled rejections, and keeps them from failing the test. */
function watchRejections() {
  const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
  window.addEventListener('unhandledrejection', unhandled)
  onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled))
  return unhandled
}

/** Browsers report rejections at the end of a task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('a press', () => {
  test.each([
    ['navigate', '/more', ['/', '/more']],
    ['redirect', '/more', ['/more']],
    ['switchTab', '/mine?x=1', ['/mine']],
    ['reLaunch', '/mine', ['/mine']],
  ] as const)('%s %s', async (openType, url, pageConfigs) => {
    const app = await start(
      <Navigator url={url} openType={openType}>
        go
      </Navigator>,
    )
    await userEvent.click(link('go'))
    await vi.waitFor(() => expect(app.pages()).toEqual(pageConfigs))
  })

  test('of Enter opens the page, with its parameters', async () => {
    const app = await start(
      <Navigator to="/order/:id" params={{ id: 7 }}>
        order
      </Navigator>,
    )
    ;(link('order').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(app.pages()).toEqual(['/', '/order/7']))
  })

  test('Tab walks through links, which are announced as links or buttons', async () => {
    const app = await start(
      <>
        <Navigator url="/more">more</Navigator>
        <Navigator url="/">here</Navigator>
        <Navigator openType="exit">leave</Navigator>
      </>,
    )
    const content = app.visiblePage().querySelector('a.sw-navigator')?.parentElement as Element
    const nodes = await keyboardWalk(content)
    expect(nodes).toEqual(['link more', 'link here', 'button leave'])
    await expect.element(screen.getByRole('link', { name: 'here' })).toHaveAttribute('aria-current', 'page')
    content.querySelector('a')?.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(app.url()).toBe('/more'))
  })

  test('navigateBack opens the page below', async () => {
    const app = await start(<Navigator url="/more">more</Navigator>)
    await userEvent.click(link('more'))
    await expect.element(link('back')).toHaveAttribute('href', '/')
    await userEvent.click(link('back'))
    await vi.waitFor(() => expect(app.pages()).toEqual(['/']))
  })

  test('navigateBack with too large a `delta` stops at the first page', async () => {
    const app = await start(<Navigator url="/more">more</Navigator>)
    await userEvent.click(link('more'))
    await userEvent.click(link('deep'))
    await expect.element(link('far back')).toHaveAttribute('href', '/')
    await userEvent.click(link('far back'))
    await vi.waitFor(() => expect(app.pages()).toEqual(['/']))
  })

  test('navigateBack opens the root page if there is one page only', async () => {
    const app = await start(null, { url: '/more' })
    await expect.element(link('back')).toHaveAttribute('href', '/')
    await userEvent.click(link('back'))
    await vi.waitFor(() => expect(app.pages()).toEqual(['/']))
  })

  test.each<[string, string, string | undefined, AnyApp['guard']]>([
    ['a page that a guard refuses', '/more', undefined, ({ path }) => path !== '/more'],
    [
      'a page whose guard throws',
      '/more',
      'Something went wrong',
      ({ path }) => path !== '/more' || Promise.reject('broken'),
    ],
    ['a page whose code fails to load', '/lost', 'Check your connection.', undefined],
  ])('%s raises no unhandled rejection, and the app shell shows the failure', async (_, url, message, guard) => {
    const logged = vi.spyOn(console, 'error')
    if (!message) expectConsole('error', /A guard refused the page "\/more", so navigateTo did not open it/)
    const unhandled = watchRejections()
    const app = await start(<Navigator url={url}>go</Navigator>, { guard })
    await userEvent.click(link('go'))
    if (message) await expect.element(screen.getByText(message)).toBeVisible()
    else await vi.waitFor(() => expect(logged).toHaveBeenCalled())
    await nextTask()
    expect(unhandled).not.toHaveBeenCalled()
    expect(app.url()).toBe('/')
  })

  test('exit is a button that closes the window or the native app', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => {})
    await start(<Navigator openType="exit">leave</Navigator>)
    const leave = screen.getByRole('button', { name: 'leave' })
    await userEvent.click(leave)
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
    const exitApp = vi.fn(async () => {})
    // The app adds its listener for the hardware Back key when idle.
    const addListener = async () => ({ remove: async () => {} })
    vi.stubGlobal('Capacitor', { getPlatform: () => 'android', Plugins: { App: { exitApp, addListener } } })
    onTestFinished(() => void vi.unstubAllGlobals())
    await userEvent.click(leave)
    await vi.waitFor(() => expect(exitApp).toHaveBeenCalledOnce())
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('prefetch', () => {
  test('a link to a part of the current page prefetches nothing, and opens no page', async () => {
    const running = await start(
      <>
        <Navigator url="#part">part</Navigator>
        <Navigator url="/order/7#part">part of an order</Navigator>
        <Navigator url="/">here</Navigator>
      </>,
      { url: '/#top' },
    )
    const fetched = vi.spyOn(await vi.waitUntil(() => peekNavigator()?.loader), 'load')
    await userEvent.click(screen.getByRole('link', { name: 'part', exact: true }))
    await vi.waitFor(() => expect(running.pages()).toEqual(['/#part']))
    expect(fetched).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('link', { name: 'here' })).toHaveAttribute('aria-current', 'page')
    const other = screen.getByRole('link', { name: 'part of an order' })
    await expect.element(other).toHaveAttribute('href', '/order/7#part')
    await userEvent.click(other)
    await vi.waitFor(() => expect(running.pages()).toEqual(['/#part', '/order/7#part']))
  })

  const order = (props: object) => (
    <Navigator url="/order/1" {...props}>
      order
    </Navigator>
  )

  test('loads the page when the user is about to open it', async () => {
    await start(order({}))
    await userEvent.hover(link('order'))
    await vi.waitFor(() => expect(loadOrder).toHaveBeenCalledOnce())
  })

  test('is off with `false`', async () => {
    await start(order({ prefetch: false }))
    await userEvent.hover(link('order'))
    ;(link('order').element() as HTMLElement).focus()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(loadOrder).not.toHaveBeenCalled()
  })
})

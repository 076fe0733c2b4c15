import { flushSync } from 'react-dom'
import { createApp } from '../app/createApp.tsx'
import type { AnyApp } from '../router/config/config.ts'
import { whenNavigator } from '../router/current.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { installFallbacks } from './fallbacks/installFallbacks.ts'
import { keepStorage } from './keepStorage.ts'

/** Options of `renderApp`. */
export interface RenderAppOptions {
  /** Address that the app begins at: `/order/1?from=x`. @default '/' */
  readonly url?: string | undefined
  /** Element to mount in. @default a new one at the end of the body, gone after `unmount` */
  readonly element?: Element | undefined
}

/** An app that runs in a test. */
export interface RenderedApp {
  /** The element that holds the app. */
  readonly element: Element
  /** The page that is shown, with its head: what a user of the app could see and reach. Covered pages are outside it. */
  visiblePage(): HTMLElement
  /** The address of the page that is shown. */
  url(): string
  /** The addresses of all pages of the stack, the bottom first. */
  pages(): readonly string[]
  /** Goes back as the browser's button does. Resolves once the page under the current one is shown. */
  back(): Promise<void>
  /** Takes the app away, with all that it stored. */
  unmount(): void
}

/**
 * Runs an app for a test, with addresses in memory and without motion, and waits until its first page is shown.
 *
 * Works with any test runner, in a browser and in jsdom, where it stands in for what jsdom lacks: dialogs and popovers
 * open, animations are over at once, no media query matches, every element is in sight, and the clipboard is a text.
 *
 * @throws {Error} Without a document, and for what `createApp` refuses.
 *
 * @example
 * const screen = await renderApp(app, { url: '/order/1' })
 * screen.visiblePage().textContent // 'Order 1'
 * await screen.back()
 * screen.url() // '/'
 * screen.unmount()
 */
export async function renderApp(app: AnyApp, options: RenderAppOptions = {}): Promise<RenderedApp> {
  if (typeof document === 'undefined') {
    throw new Error(
      "slipway: renderApp needs a document. Run the test in jsdom, or in a browser: environment: 'jsdom'.",
    )
  }
  const { url = '/', element = document.body.appendChild(document.createElement('div')) } = options
  const history = memoryHistory(url)()
  const takeBack = [
    installFallbacks(),
    keepStorage(),
    renderFreely(),
    () => {
      if (!options.element) element.remove()
    },
  ]
  const restore = () => {
    for (const undo of takeBack.splice(0).reverse()) undo()
  }
  try {
    takeBack.push(createApp({ ...app, history: () => history, motion: false }).mount(element))
  } catch (error) {
    restore()
    throw error
  }
  const pages = await whenNavigator('renderApp')
  const stack = () => pages.stack.get().pages
  const page = () => element.querySelector<HTMLElement>(`.sw-page[data-layer="${stack().at(-1)?.key}"]`)
  const isShown = () => page()?.querySelector('.sw-page-skeleton') === null
  await until(isShown, element)

  return {
    element,
    visiblePage() {
      const shown = page()
      if (shown) return shown
      throw new Error('slipway: the app is not running any more.')
    },
    url: () => stack().at(-1)?.url ?? '',
    pages: () => stack().map(({ url: address }) => address),
    async back() {
      history.go(-1)
      await nextTask()
      await until(isShown, element)
    },
    unmount: restore,
  }
}

/** Waits until something is true of a tree that changes. */
async function until(isTrue: () => boolean, tree: Element): Promise<void> {
  flushSync(() => {})
  if (isTrue()) return
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isTrue()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(tree, { childList: true, subtree: true, attributes: true })
  })
}

/** Lets everything that is under way in promises come to its end. Timers may be faked, so it uses none. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Lets the app render by itself, as for a user, where a testing library asks React to wait for its `act`. */
function renderFreely(): () => void {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = scope.IS_REACT_ACT_ENVIRONMENT
  scope.IS_REACT_ACT_ENVIRONMENT = false
  return () => {
    if (before === undefined) delete scope.IS_REACT_ACT_ENVIRONMENT
    else scope.IS_REACT_ACT_ENVIRONMENT = before
  }
}

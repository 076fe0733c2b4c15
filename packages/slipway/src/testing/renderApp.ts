import { flushSync } from 'react-dom'
import { createApp } from '../app/createApp.tsx'
import type { AnyApp } from '../router/config/config.ts'
import { whenNavigator } from '../router/current.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { installFallbacks } from './fallbacks/installFallbacks.ts'
import { keepStorage } from './keepStorage.ts'

/** Options of `renderApp`. */
export interface RenderAppOptions {
  /** Address at which the app starts, such as `/order/1?from=x`. @default '/' */
  readonly url?: string | undefined
  /** Element to mount the app in. @default a new element at the end of the body, which `unmount` removes */
  readonly element?: Element | undefined
}

/** An app that runs in a test. */
export interface RenderedApp {
  /** Element that contains the app. */
  readonly element: Element
  /** Returns the current page with its navigation bar: all that a user can see and reach. Covered pages are outside this element. */
  visiblePage(): HTMLElement
  /** Returns the address of the current page. */
  url(): string
  /** Returns the addresses of all pages on the stack, starting with the bottom page. */
  pages(): readonly string[]
  /** Goes back like the browser's Back button. Resolves when the page under the current one is shown. */
  back(): Promise<void>
  /** Unmounts the app, and removes everything that it stored in the browser. Entries from before get their old values back. */
  unmount(): void
}

/** Unmounts the app of the last call, if it is still mounted. */
let unmountLast = () => {}

/**
 * Runs an app for a test, and waits until its first page is shown. The app has its history in memory and runs without motion. An app of
 * an earlier call that is still mounted, because its test has failed, is unmounted first.
 *
 * Works with any test runner, in a browser and in jsdom. Features that jsdom lacks get fallbacks: dialogs and popovers open,
 * animations finish at once, no media query matches, every observed element is visible, and the clipboard keeps a text in memory.
 *
 * @throws {Error} If there is no document, or if `createApp` rejects the app.
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
      "slipway: renderApp needs a document. Run the test in a browser or in jsdom (in Vitest: environment: 'jsdom').",
    )
  }
  unmountLast()
  const { url = '/', element = document.body.appendChild(document.createElement('div')) } = options
  const history = memoryHistory(url)()
  const undos = [
    installFallbacks(),
    keepStorage(),
    disableAct(),
    () => {
      if (!options.element) element.remove()
    },
  ]
  const restore = () => {
    for (const undo of undos.splice(0).reverse()) undo()
  }
  unmountLast = restore
  try {
    undos.push(createApp({ ...app, history: () => history, motion: false }).mount(element))
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
      throw new Error('slipway: the app is unmounted.')
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

/** Waits until a condition is true. Checks the condition after each change of the tree. */
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

/** Waits for the next task, so that pending promise callbacks run. Uses no timer, because the test may fake timers. */
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

/** Lets React render outside `act`, as in production: testing libraries set this flag. Returns a function that restores the flag. */
function disableAct(): () => void {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = scope.IS_REACT_ACT_ENVIRONMENT
  scope.IS_REACT_ACT_ENVIRONMENT = false
  return () => {
    if (before === undefined) delete scope.IS_REACT_ACT_ENVIRONMENT
    else scope.IS_REACT_ACT_ENVIRONMENT = before
  }
}

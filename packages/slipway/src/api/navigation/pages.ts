import { checkFunction } from '../../base/call/check.ts'
import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import { splitUrl } from '../../router/address/address.ts'
import { listenOnceStarted, peekNavigator } from '../../router/current.ts'
import { type PageInfo, pageInfoOf } from '../../router/life-cycle/pageInfo.ts'
import { topOf } from '../../router/stack/stack.ts'

/**
 * Returns the pages on the stack, bottom first; the last one is shown. Empty before the app has started.
 *
 * @platform web, capacitor
 *
 * @example
 * getCurrentPages().map(({ url }) => url) // ['/', '/order/1']
 */
export function getCurrentPages(): readonly PageInfo[] {
  const pages = peekNavigator()
  return pages ? pages.stack.get().pages.map((entry) => pageInfoOf(pages, entry)) : []
}

/**
 * Calls a listener each time another page is shown for any reason, including the first page. Use it for analytics, or to
 * synchronize something outside the app.
 *
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @returns A function that removes the listener.
 * @platform web, capacitor
 *
 * @example
 * const stop = onNavigated(({ url }) => report(url))
 */
export function onNavigated(listener: (page: PageInfo) => void): Unsubscribe {
  checkFunction('onNavigated', 'listener', listener)
  let shownKey: string | undefined
  return listenOnceStarted('onNavigated', (pages) => {
    const notify = () => {
      const top = topOf(pages.stack.get())
      if (top.key === shownKey) return
      shownKey = top.key
      listener(pageInfoOf(pages, top))
    }
    const stop = pages.stack.subscribe(notify)
    try {
      notify()
    } catch (error) {
      reportLater(error)
    }
    return stop
  })
}

/** Event of `onPageNotFound`: an address that matches no page, or whose parameters the page does not accept. */
export interface PageNotFoundEvent {
  /** The path, without the query. */
  readonly path: string
  /** The query's values as strings; several values of one key form a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** Whether the document was opened with this address. */
  readonly isEntryPage: boolean
}

/**
 * Calls a listener when an address matches no page. The listener may navigate elsewhere; otherwise the app's
 * `notFound` page is shown, or the built-in message with a link to the root page.
 *
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @returns A function that removes the listener.
 * @platform web, capacitor
 *
 * @example
 * onPageNotFound(({ path }) => path.startsWith('/old/') && redirectTo('/moved'))
 *
 * Source: specification, section 2.
 */
export function onPageNotFound(listener: (event: PageNotFoundEvent) => void): Unsubscribe {
  checkFunction('onPageNotFound', 'listener', listener)
  return onNavigated(({ key, path, url }) => {
    if (path !== undefined) return
    const { pathname, query } = splitUrl(url)
    listener({ path: pathname, query, isEntryPage: key === peekNavigator()?.entry.key })
  })
}

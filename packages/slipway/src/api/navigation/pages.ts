import { checkFunction } from '../../base/call/check.ts'
import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import { splitUrl } from '../../router/config/routes.ts'
import { listenOnceStarted, peekNavigator } from '../../router/current.ts'
import { type PageInfo, pageInfoOf } from '../../router/life-cycle/pageInfo.ts'
import { topOf } from '../../router/stack.ts'

/**
 * Lists the pages on the stack, bottom first; the last one is shown. Empty before the app has started.
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
 * Calls a listener each time another page is shown, the first one included, however it came about: for analytics, or for
 * something outside the app that follows it.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @returns What stops it.
 * @platform web, capacitor
 *
 * @example
 * const stop = onNavigated(({ url }) => report(url))
 */
export function onNavigated(listener: (page: PageInfo) => void): Unsubscribe {
  checkFunction('onNavigated', 'listener', listener)
  let shownKey: string | undefined
  return listenOnceStarted('onNavigated', (pages) => {
    const tell = () => {
      const top = topOf(pages.stack.get())
      if (top.key === shownKey) return
      shownKey = top.key
      listener(pageInfoOf(pages, top))
    }
    const stop = pages.stack.subscribe(tell)
    try {
      tell()
    } catch (error) {
      reportLater(error)
    }
    return stop
  })
}

/** An address that leads to no page, or to one with parameters that it does not take. */
export interface PageNotFoundEvent {
  /** The path, without the query. */
  readonly path: string
  /** The texts of the query; several values of one key make a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** Whether the document was opened with this address. */
  readonly isEntryPage: boolean
}

/**
 * Calls a listener when an address leads to no page. It may navigate elsewhere; if nobody does, the built-in not-found page
 * shows, with the way home.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @returns What stops it.
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

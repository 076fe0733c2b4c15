import { parseAddress, pathHref } from '../address/address.ts'
import type { History, HistoryFactory } from './history.ts'

/** Options of `pathHistory`. */
export interface PathHistoryOptions {
  /**
   * Folder that the app is served from.
   * @default '/'
   */
  readonly base?: string
}

/** Converts the app's address from the browser's location, and to a link's `href`. */
export interface Addressing {
  read(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string
  write(url: string): string
  readonly hasOwnPaths: boolean
}

/** History with addresses as paths: `/order/1`. The server must return the app's HTML page for every path. */
export function pathHistory({ base = '/' }: PathHistoryOptions = {}): HistoryFactory {
  return browserHistory(pathAddressing(base))
}

/** History with addresses after a hash: `#/order/1`. Works with any static server, from any folder. */
export function hashHistory(): HistoryFactory {
  const make = browserHistory(hashAddressing)
  // A server returns the index file for its folder, so both are the same path of the app.
  return () => ({ ...make(), base: globalThis.window?.location.pathname.replace(/\/index\.html?$/, '/') ?? '/' })
}

/** Addresses as paths below a folder. */
export function pathAddressing(base: string): Addressing {
  const root = parseAddress(`${base}/`).pathname.replace(/\/+/g, '/').slice(0, -1)
  return {
    read: ({ pathname, search, hash }) =>
      (pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : '/') + search + hash,
    write: (url) => pathHref(root, url),
    hasOwnPaths: true,
  }
}

/** Addresses after a hash. */
export const hashAddressing: Addressing = {
  read: ({ hash }) => `/${hash.replace(/^#?\/?/, '')}`,
  write: (url) => `#${url}`,
  hasOwnPaths: false,
}

/** Browsers keep at most 50 entries or more, and remove the oldest entry for each further one. */
const mostEntries = 50

function browserHistory({ read, write, hasOwnPaths }: Addressing): HistoryFactory {
  return (): History => ({
    hasOwnPaths,
    url: () => read(window.location),
    state: () => ownState(window.history.state),
    entryId: () => currentEntryKey() ?? (window.history.length < mostEntries ? window.history.length : undefined),
    href: write,
    push: (url, state) => window.history.pushState({ slipway: state }, '', write(url)),
    replace: (url, state) => window.history.replaceState({ slipway: state }, '', write(url)),
    go: (delta) => window.history.go(delta),
    listen(listener) {
      // Pages scroll in elements of their own, and the browser's scroll restoration would interfere.
      window.history.scrollRestoration = 'manual'
      // A browser without this property shows no transition of its own, so the app's transition repeats none.
      const onPopState = (event: PopStateEvent) => listener(event.hasUAVisualTransition ?? false, ownState(event.state))
      window.addEventListener('popstate', onPopState)
      return () => window.removeEventListener('popstate', onPopState)
    },
  })
}

/** Reads the app's state from `history.state`. Other scripts write there, too, so the app's state is one property of it. */
function ownState(state: unknown): unknown {
  return state === null ? undefined : ((state as { slipway?: unknown }).slipway ?? null)
}

/** Key of the current entry; `undefined` in browsers without the Navigation API. */
function currentEntryKey(): string | undefined {
  return (window as Partial<Pick<Window, 'navigation'>>).navigation?.currentEntry?.key
}

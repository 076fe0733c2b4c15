import { parseAddress, pathHref } from '../config/address.ts'
import type { History, HistoryFactory } from './history.ts'

/** Options of `pathHistory`. */
export interface PathHistoryOptions {
  /**
   * Folder that the app is served from.
   * @default '/'
   */
  readonly base?: string
}

/** Reads the app's address from the browser's, and writes it as a link's `href`. */
export interface Addressing {
  read(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string
  write(url: string): string
  part(location: Pick<Location, 'hash'>): string | undefined
}

/** Keeps addresses as paths: `/order/1`. The server must answer every path with the app's page. */
export function pathHistory({ base = '/' }: PathHistoryOptions = {}): HistoryFactory {
  return browserHistory(pathAddressing(base))
}

/** Keeps addresses after a hash: `#/order/1`. Any static server will do, from any folder. */
export function hashHistory(): HistoryFactory {
  const make = browserHistory(hashAddressing)
  // Servers answer a folder with its index file.
  return () => ({ ...make(), base: window.location.pathname.replace(/\/index\.html?$/, '/') })
}

/** Addresses below a folder. */
export function pathAddressing(base: string): Addressing {
  const root = parseAddress(`${base}/`).pathname.replace(/\/+/g, '/').slice(0, -1)
  return {
    read: ({ pathname, search }) => (pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : '/') + search,
    write: (url) => pathHref(root, url),
    part: ({ hash }) => hash.slice(1),
  }
}

/** Addresses after a hash. */
export const hashAddressing: Addressing = {
  read: ({ hash }) => `/${hash.replace(/^#?\/?/, '')}`,
  write: (url) => `#${url}`,
  part: () => undefined,
}

function browserHistory({ read, write, part }: Addressing): HistoryFactory {
  return (): History => ({
    url: () => read(window.location),
    state: () => ownState(window.history.state),
    entryId: () => currentEntryKey() ?? window.history.length,
    part: () => part(window.location),
    href: write,
    push: (url, state) => window.history.pushState({ slipway: state }, '', write(url)),
    replace: (url, state) => window.history.replaceState({ slipway: state }, '', write(url)),
    go: (delta) => window.history.go(delta),
    listen(listener) {
      // The browser's own scroll restoration fights with pages that scroll by themselves.
      window.history.scrollRestoration = 'manual'
      // A browser that does not report its motion shows none that ours would repeat.
      const onPopState = (event: PopStateEvent) => listener(event.hasUAVisualTransition ?? false, ownState(event.state))
      window.addEventListener('popstate', onPopState)
      return () => window.removeEventListener('popstate', onPopState)
    },
  })
}

/** Other scripts write `history.state` too, so ours is one property of it. */
function ownState(state: unknown): unknown {
  return state === null ? undefined : ((state as { slipway?: unknown }).slipway ?? null)
}

/** Not every supported browser has the Navigation API. */
function currentEntryKey(): string | undefined {
  return (window as Partial<Pick<Window, 'navigation'>>).navigation?.currentEntry?.key
}

import type { History, HistoryFactory } from './history.ts'

/** Options of `pathHistory`. */
export interface PathHistoryOptions {
  /**
   * Folder that the app is served from.
   * @default '/'
   */
  readonly base?: string
}

/** How app addresses are written into browser addresses, and back. */
interface Addressing {
  read(location: Location): string
  write(url: string): string
}

/** Keeps addresses as paths: `/order/1`. The server must answer every path with the app's page. */
export function pathHistory({ base = '/' }: PathHistoryOptions = {}): HistoryFactory {
  const root = `/${base}/`.replace(/\/+/g, '/').slice(0, -1)
  return browserHistory({
    read: ({ pathname, search }) => (pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : '/') + search,
    write: (url) => root + url,
  })
}

/** Keeps addresses after a hash: `#/order/1`. Any static server will do, from any folder. */
export function hashHistory(): HistoryFactory {
  const make = browserHistory({
    read: ({ hash }) => `/${hash.replace(/^#?\/?/, '')}`,
    write: (url) => `#${url}`,
  })
  // Servers answer a folder with its index file.
  return () => ({ ...make(), base: window.location.pathname.replace(/\/index\.html?$/, '/') })
}

function browserHistory({ read, write }: Addressing): HistoryFactory {
  return (): History => ({
    url: () => read(window.location),
    // Other code may write history.state too, so ours has a place of its own in it.
    state: () => (window.history.state as { slipway?: unknown } | null)?.slipway,
    href: write,
    push: (url, state) => window.history.pushState({ slipway: state }, '', write(url)),
    replace: (url, state) => window.history.replaceState({ slipway: state }, '', write(url)),
    go: (delta) => window.history.go(delta),
    listen(listener) {
      // The browser's own scroll restoration fights with pages that scroll by themselves.
      window.history.scrollRestoration = 'manual'
      // Not every browser tells; one that does not moves nothing by itself that we could double.
      const onPopState = (event: PopStateEvent) => listener(event.hasUAVisualTransition ?? false)
      window.addEventListener('popstate', onPopState)
      return () => window.removeEventListener('popstate', onPopState)
    },
  })
}

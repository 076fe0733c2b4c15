import type { History, HistoryFactory } from 'slipway/router'

/** State that `phoneHistory` stores in an entry of the outer window. */
interface StoredState {
  readonly slipway?: unknown
}

/**
 * A history for an app in a frame: the pages are entries of the outer window, so its address bar shows them, and they survive a reload of
 * the outer document, which drops all entries of its frames.
 *
 * The frame's own location follows without entries, because components resolve addresses against it.
 */
export function phoneHistory(ownHistory: HistoryFactory, outer: Window): HistoryFactory {
  return (): History => {
    const own = ownHistory()
    const follow = () => window.history.replaceState(null, '', outer.location.href)
    return {
      ...own,
      url: () => {
        follow()
        return own.url()
      },
      state: () => stateOf(outer.history.state),
      entryId: () =>
        (outer as Partial<Pick<Window, 'navigation'>>).navigation?.currentEntry?.key ?? outer.history.length,
      push(url, state) {
        outer.history.pushState({ slipway: state }, '', own.href(url))
        follow()
      },
      replace(url, state) {
        outer.history.replaceState({ slipway: state }, '', own.href(url))
        follow()
      },
      go: (delta) => outer.history.go(delta),
      listen(listener) {
        outer.history.scrollRestoration = 'manual'
        const onPopState = (event: PopStateEvent) => {
          follow()
          listener(event.hasUAVisualTransition ?? false, stateOf(event.state))
        }
        outer.addEventListener('popstate', onPopState)
        return () => outer.removeEventListener('popstate', onPopState)
      },
    }
  }
}

/** `undefined` for an entry that the browser has created for an address; `null` for an entry of another script. */
function stateOf(state: unknown): unknown {
  return state === null ? undefined : ((state as StoredState).slipway ?? null)
}

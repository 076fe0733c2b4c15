import type { Unsubscribe } from '../base/emitter.ts'
import type { Navigator } from '../router/navigator.ts'

/**
 * Tells the navigator when the app goes to the background and comes back. A document that a browser puts aside, and takes
 * out again for Back, is not told of its visibility everywhere.
 */
export function watchVisibility({ visible }: Navigator): Unsubscribe {
  const listening = new AbortController()
  const follow = ({ type }: Event) =>
    visible.set(type === 'pageshow' || (type === 'visibilitychange' && !document.hidden))
  for (const type of ['visibilitychange', 'pagehide', 'pageshow']) {
    window.addEventListener(type, follow, { capture: true, signal: listening.signal })
  }
  return () => listening.abort()
}

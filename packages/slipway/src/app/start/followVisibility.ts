import type { Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../../router/navigator.ts'

/** Reports to the navigator when the app goes to the background and when it returns. */
export function followVisibility({ visible }: Pick<PageNavigator, 'visible'>): Unsubscribe {
  const listening = new AbortController()
  // Not every browser sends `visibilitychange` to a document that it puts into its back-forward cache.
  for (const type of ['visibilitychange', 'pagehide', 'pageshow']) {
    const follow = () => visible.set(type === 'visibilitychange' ? !document.hidden : type === 'pageshow')
    window.addEventListener(type, follow, { capture: true, signal: listening.signal })
  }
  return () => listening.abort()
}

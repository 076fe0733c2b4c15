import { useEffect } from 'react'
import { refreshListeners } from '../../base/page/pageRefreshes.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'

/**
 * Calls the listener when the current page is refreshed: by the user, who pulls it down, or by `startPullDownRefresh`. The page needs a
 * `PullDownRefresh`. Works in any descendant of a page.
 *
 * The refresh lasts until the promises of all listeners of the page are settled. If no listener returns a promise, call
 * `stopPullDownRefresh`. Errors are reported as uncaught errors, and the other listeners are still called.
 *
 * @param listener Refreshes the content of the component. Pass `undefined` while there is nothing to refresh.
 *
 * @example
 * usePullDownRefresh(() => reload())
 */
export function usePullDownRefresh(listener: (() => unknown) | undefined): void {
  const key = usePageKey()
  const latest = useLatest(listener)
  useEffect(() => {
    const listeners = refreshListeners.get(key) ?? new Set()
    refreshListeners.set(key, listeners)
    const refresh = () => latest.current?.()
    listeners.add(refresh)
    return () => {
      listeners.delete(refresh)
      if (listeners.size === 0) refreshListeners.delete(key)
    }
  }, [key, latest])
}

import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; `false` without a query. On a server, `onServer` is returned. */
export function useMedia(query: string | undefined, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!query) return () => {}
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => query !== undefined && matchMedia(query).matches,
    () => onServer,
  )
}

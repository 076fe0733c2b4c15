import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; without one, and on a server, it does not. */
export function useMedia(query: string | undefined): boolean {
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
    () => false,
  )
}

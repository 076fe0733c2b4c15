import { useCallback, useSyncExternalStore } from 'react'

// In `em`, so that a reader with large letters gets the layout that has room for them. `styles/showcase.css` has the same.

/** From 768 px on, the app stands in a frame with the list of all demos next to it. */
export const wide = '(min-width: 48em)'

/** From 1120 px on, docs and source have room beside the frame. */
export const roomy = '(min-width: 70em)'

/** Whether a media query holds; the component renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

import { useCallback, useSyncExternalStore } from 'react'
import { outerWindow } from '../phone/windows.ts'

// The widths are in `em`, so that readers with a large font size get a layout with enough space. A phone in landscape orientation is too
// low for a frame. `styles/showcase.css` has the same values.

/** From 768 px on, the app is in a frame with the list of all demos next to it. */
export const wide = '(min-width: 48em) and (min-height: 480px)'

/** From 1120 px on, docs and source have space beside the frame. */
export const roomy = '(min-width: 70em) and (min-height: 480px)'

/** Whether a media query of the outer window matches; renders the component again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = outerWindow.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => outerWindow.matchMedia(query).matches,
    () => false,
  )
}

import { use, useLayoutEffect, useRef, useState } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { peekNavigator } from '../current.ts'
import type { OverlayEntryEnd } from '../navigator.ts'
import { type OverlayEntry, openOverlayEntry } from '../openOverlayEntry.ts'
import { NavigatorContext, PageContext } from './contexts.ts'

/**
 * Gives an overlay its place in the history while `open`: Back closes it before it leaves the page, with the address
 * unchanged; when the page goes, the overlay goes first. `onEnd` says how it went, unless the owner closed it.
 *
 * @returns The number of its place: another one when it has lost a place and got a new one, as when its page is shown again.
 */
export function useOverlayEntry(open: boolean, onEnd: (end: OverlayEntryEnd) => void): number {
  const pages = use(NavigatorContext) ?? peekNavigator()
  const key = use(PageContext)?.key
  const latest = useLatest(onEnd)
  const overlayEntry = useRef<OverlayEntry>(undefined)
  const stopWaiting = useRef<Unsubscribe>(undefined)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a new place.
  useLayoutEffect(() => {
    const close = () => {
      const own = overlayEntry.current
      overlayEntry.current = undefined
      void own?.close()
    }
    if (!open) return close()
    const openAnew = () => setTurn((now) => now + 1)
    overlayEntry.current ??=
      pages &&
      openOverlayEntry(pages, (end) => {
        if (!overlayEntry.current) return
        overlayEntry.current = undefined
        latest.current(end)
        // A prop that stays `true` gets a new entry, after the component has had the time to change it.
        if (end === 'back') openAnew()
        // React runs the effects of a page again if it has paused them; a live page is shown again here.
        if (end === 'navigation' && key !== undefined) {
          stopWaiting.current = pages.painted.subscribe(() => pages.painted.get() === key && openAnew())
        }
      })
    return () => {
      stopWaiting.current?.()
      // A page that waits for its guards is hidden, and comes back as it was. The document may be leaving, too.
      if (pages?.pageGates.store.get().get(key ?? '')?.name !== 'waiting') close()
    }
  }, [open, pages, key, latest, turn])
  return turn
}

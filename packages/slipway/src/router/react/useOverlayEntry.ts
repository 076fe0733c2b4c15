import { use, useLayoutEffect, useRef, useState } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { PageVisibleContext } from '../../hooks/page-visibility/PageVisibleContext.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { peekNavigator } from '../current.ts'
import { type OverlayEntry, openOverlayEntry } from '../overlay-entries/openOverlayEntry.ts'
import type { OverlayEnd } from '../stack/stackStore.ts'
import { NavigatorContext, PageContext } from './contexts.ts'

/**
 * Adds a history entry for an overlay while `open`, with the address unchanged. Back closes the overlay before it leaves the
 * page, and a change of the page closes the overlay first. `onEnd` gets the reason; it is not called after `open` became `false`.
 *
 * @returns A number that changes each time the overlay gets a new entry, as when its page is shown again.
 */
export function useOverlayEntry(open: boolean, onEnd: (end: OverlayEnd) => void): number {
  const pages = use(NavigatorContext) ?? peekNavigator()
  const key = use(PageContext)?.key
  const pageVisible = use(PageVisibleContext)
  const latest = useLatest(onEnd)
  const overlayEntry = useRef<OverlayEntry>(undefined)
  const stopWaiting = useRef<Unsubscribe>(undefined)
  const [entryNumber, setEntryNumber] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each `entryNumber` is a new entry.
  useLayoutEffect(() => {
    const close = () => {
      const own = overlayEntry.current
      overlayEntry.current = undefined
      void own?.close()
    }
    if (!open) return close()
    const openAgain = () => setEntryNumber((now) => now + 1)
    // Its overlay would cover another page. The effects of a covered page run, too, after its guards have run again.
    if (pageVisible?.get() === false) return pageVisible.subscribe(openAgain)
    overlayEntry.current ??=
      pages &&
      openOverlayEntry(pages, (end) => {
        if (!overlayEntry.current) return
        overlayEntry.current = undefined
        latest.current(end)
        // If the `open` prop remains `true` after the next render, the overlay gets a new entry.
        if (end === 'back') openAgain()
        // When a page is shown again, React runs its paused effects. A live page's effects are not paused, so it subscribes here.
        if (end === 'navigation' && key !== undefined) {
          stopWaiting.current = pages.painted.subscribe(() => pages.painted.get() === key && openAgain())
        }
      })
    return () => {
      stopWaiting.current?.()
      // A page that waits for its guards is only hidden, so its overlays remain. The user may also be leaving the document.
      if (pages?.pageGates.store.get().get(key ?? '')?.name !== 'waiting') close()
    }
  }, [open, pages, key, pageVisible, latest, entryNumber])
  return entryNumber
}

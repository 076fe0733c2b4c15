import type { PageNavigator } from '../navigator.ts'
import { pushOverlayEntry } from '../stack/stack.ts'
import type { OverlayEnd } from '../stack/stackStore.ts'

/** An overlay on the stack. */
export interface OverlayEntry {
  /** Closes the overlay, and the overlays above it. Does nothing if the overlay is already closed. */
  close(): Promise<void>
}

/**
 * Puts an overlay above the page, with its own history entry. Not a method of the navigator, so that apps without overlays do
 * not contain this code.
 *
 * @param onClose Called once, when the overlay is closed. Called with `navigation`, too, if the browser refuses its entry.
 */
export function openOverlayEntry(pages: PageNavigator, onClose: (end: OverlayEnd) => void): OverlayEntry {
  const { overlayEnds, change } = pages
  const id = pages.nextId()
  const end = (reason: OverlayEnd) => {
    if (overlayEnds.delete(id)) onClose(reason)
  }
  overlayEnds.set(id, end)
  change((now) => overlayEnds.has(id) && pushOverlayEntry(now, id)).catch(() => end('navigation'))
  return {
    close() {
      end('closed')
      return change((now, closeEntries) => {
        const depth = now.overlayEntries.indexOf(id)
        return depth >= 0 && closeEntries(now, now.overlayEntries.length - depth)
        // If the browser does not move, the stack shows what the current entry stores.
      }).catch(() => {})
    },
  }
}

import type { OverlayEntryEnd, PageNavigator } from './navigator.ts'
import { pushOverlayEntry as withLayer } from './stack.ts'

/** An overlay on the stack. */
export interface OverlayEntry {
  /** Closes it, and those above it. Does nothing once it is closed. */
  close(): Promise<void>
}

/**
 * Puts an overlay above the page, with a history entry of its own. A function beside the navigator, because an app without
 * overlays does not need it.
 *
 * @param onClose Called once. The overlay ends with `navigation`, too, if the browser refuses its entry.
 */
export function openOverlayEntry(pages: PageNavigator, onClose: (end: OverlayEntryEnd) => void): OverlayEntry {
  const { overlayEntryEnds, change } = pages
  const id = pages.nextId()
  const end = (how: OverlayEntryEnd) => {
    if (overlayEntryEnds.delete(id)) onClose(how)
  }
  overlayEntryEnds.set(id, end)
  change((now) => overlayEntryEnds.has(id) && withLayer(now, id)).catch(() => end('navigation'))
  return {
    close() {
      end('closed')
      return change((now, closeLayers) => {
        const depth = now.overlayEntries.indexOf(id)
        return depth >= 0 && closeLayers(now, now.overlayEntries.length - depth)
        // If the browser does not move, the stack shows what the current entry holds.
      }).catch(() => {})
    },
  }
}

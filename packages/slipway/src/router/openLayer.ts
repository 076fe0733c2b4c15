import type { LayerEnd, Navigator } from './navigator.ts'
import { openLayer as withLayer } from './stack.ts'

/** An overlay on the stack. */
export interface Layer {
  /** Closes it, and those above it. Does nothing once it is closed. */
  close(): Promise<void>
}

/**
 * Puts an overlay above the page, with a history entry of its own. A function beside the navigator, because an app without
 * overlays does not need it.
 *
 * @param onClose Called once. The overlay ends with `navigation`, too, if the browser refuses its entry.
 */
export function openLayer(navigator: Navigator, onClose: (end: LayerEnd) => void): Layer {
  const { layerEnds, change } = navigator
  const id = navigator.nextId()
  const end = (how: LayerEnd) => {
    if (layerEnds.delete(id)) onClose(how)
  }
  layerEnds.set(id, end)
  change((now) => layerEnds.has(id) && withLayer(now, id)).catch(() => end('navigation'))
  return {
    close() {
      end('closed')
      return change((now, closeLayers) => {
        const depth = now.layers.indexOf(id)
        return depth >= 0 && closeLayers(now, now.layers.length - depth)
        // If the browser does not move, the stack shows what the current entry holds.
      }).catch(() => {})
    },
  }
}

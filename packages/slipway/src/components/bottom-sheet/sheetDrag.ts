// Separate chunk: loaded when a bottom sheet opens.
import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import type { PanOptions } from '../../hooks/gesture/pan/panOptions.ts'
import { rubberBand } from '../../hooks/gesture/rubberBand.ts'
import { isOnWheel, scrollsFirst } from '../../hooks/gesture/scrollsFirst.ts'
import { restOf } from './sheetRest.state.ts'

/** What a drag must know of a sheet. */
export interface SheetDrag {
  /** The places where it rests, as shares of its height. */
  readonly shares: readonly number[]
  /** The one where it is. */
  readonly place: number
  readonly closeOnDrag: boolean
  /** It has been let go: for a place, or to go away (-1). */
  onRest(dialog: HTMLDialogElement, place: number): void
}

/** What a mouse drags it by; elsewhere it selects text. */
const grips = '.sw-bottom-sheet-handle, .sw-popup-head'

/** How far it can be pulled above its highest place, and below its lowest one where it cannot go away. */
const reachPx = 60

/**
 * Lets the box of a sheet follow the finger. What is on its way is caught where it is; let go, it goes on from there.
 *
 * Of a drag upwards the sheet takes what lets it grow, and its content the rest; of one downwards the content takes what it can.
 */
export function attachSheetDrag(box: HTMLElement, latest: () => SheetDrag): Unsubscribe {
  let heldPx = 0
  const pan: PanOptions = {
    axis: 'y',
    // Else a scroller inside had the first word.
    priority: 1,
    startRegion({ target, pointerType }) {
      const at = target as Element
      // Nothing in a sheet that lies above, and not where it is a card, whose handle is not there.
      const isOwn = at.closest('.sw-overlay-content') === box
      const isSheet = box.querySelector('.sw-bottom-sheet-handle')?.getClientRects().length === 1
      return isOwn && isSheet && (pointerType !== 'mouse' || at.closest(grips) !== null)
    },
    canBegin({ offset, target }) {
      const { place, shares } = latest()
      const path = pathOf(target)
      if (offset.y < 0 && place < shares.length - 1) return !isOnWheel(path, box, offset)
      return !scrollsFirst(path, box, offset)
    },
    onBegin() {
      heldPx = new DOMMatrix(getComputedStyle(box).transform).m42
      box.dataset.dragging = ''
    },
    onMove({ offset }) {
      const { closeOnDrag, shares } = latest()
      const lowestPx = closeOnDrag ? Infinity : (1 - (shares[0] ?? 1)) * box.offsetHeight
      box.style.transform = `translateY(${rubberBand(heldPx + offset.y, 0, lowestPx, reachPx)}px)`
    },
    onEnd({ offset, velocity, cancelled }) {
      const { closeOnDrag, shares, onRest } = latest()
      const { offsetHeight } = box
      // From where it is, the style sheet takes it to where it rests.
      delete box.dataset.dragging
      box.style.transform = ''
      if (cancelled) return
      const to = restOf({
        heightPx: offsetHeight - heldPx - offset.y,
        velocity: velocity.y,
        restsPx: shares.map((share) => share * offsetHeight),
        canClose: closeOnDrag,
      })
      onRest(box.parentElement as HTMLDialogElement, to)
    },
  }
  return attachPan(box, pan)
}

function pathOf(target: EventTarget | null): Element[] {
  const path: Element[] = []
  for (let node = target as Element | null; node; node = node.parentElement) path.push(node)
  return path
}

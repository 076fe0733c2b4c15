// Separate chunk: loaded when a bottom sheet opens.
import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import type { PanOptions } from '../../hooks/gesture/pan/panOptions.ts'
import { rubberBand } from '../../hooks/gesture/rubberBand.ts'
import { isOnWheel, scrollsFirst } from '../../hooks/gesture/scrollsFirst.ts'
import { restOf } from './sheetRest.state.ts'

/** State of a sheet that a drag reads. */
export interface SheetDrag {
  /** Heights at which the sheet can rest, as shares of the height of its box; lowest first. */
  readonly shares: readonly number[]
  /** Index of the current height in `shares`. */
  readonly heightIndex: number
  readonly closeOnDrag: boolean
  /** Called when the sheet is released, with the index of the height to rest at, or -1 to close. */
  onRest(dialog: HTMLDialogElement, heightIndex: number): void
}

/** Parts by which a mouse drags the sheet; elsewhere a mouse selects text. */
const grips = '.sw-bottom-sheet-handle, .sw-popup-head'

/** Distance by which the sheet can be pulled above its highest detent, or below its lowest one if a drag cannot close it. */
const reachPx = 60

/**
 * Makes the box of a sheet follow a drag. A sheet in motion is caught at its current position, and continues from there when
 * it is released.
 *
 * A drag up raises the sheet to its highest detent first; only then does it scroll the content. A drag down scrolls the
 * content first.
 */
export function attachSheetDrag(box: HTMLElement, latest: () => SheetDrag): Unsubscribe {
  let startPx = 0
  const pan: PanOptions = {
    axis: 'y',
    // Precedence over scrollers inside the sheet.
    priority: 1,
    startRegion({ target, pointerType }) {
      const at = target as Element
      // Ignore drags that start in a nested sheet, and all drags if the sheet is a card, which has no handle.
      const isOwn = at.closest('.sw-overlay-content') === box
      const isSheet = box.querySelector('.sw-bottom-sheet-handle')?.getClientRects().length === 1
      return isOwn && isSheet && (pointerType !== 'mouse' || at.closest(grips) !== null)
    },
    canBegin({ offset, target }) {
      const { heightIndex, shares } = latest()
      const path = pathOf(target)
      if (isOnOwnDrags(path, box)) return false
      if (offset.y < 0 && heightIndex < shares.length - 1) return !isOnWheel(path, box, offset)
      return !scrollsFirst(path, box, offset)
    },
    onBegin() {
      startPx = new DOMMatrix(getComputedStyle(box).transform).m42
      box.dataset.dragging = ''
    },
    onMove({ offset }) {
      const { closeOnDrag, shares } = latest()
      const lowestPx = closeOnDrag ? Infinity : (1 - (shares[0] ?? 1)) * box.offsetHeight
      box.style.transform = `translateY(${rubberBand(startPx + offset.y, 0, lowestPx, reachPx)}px)`
    },
    onEnd({ offset, velocity, cancelled }) {
      const { closeOnDrag, shares, onRest } = latest()
      const { offsetHeight } = box
      // The CSS transition moves the sheet from its current position to its detent.
      delete box.dataset.dragging
      box.style.transform = ''
      if (cancelled) return
      const to = restOf({
        heightPx: offsetHeight - startPx - offset.y,
        velocity: velocity.y,
        restsPx: shares.map((share) => share * offsetHeight),
        canClose: closeOnDrag,
      })
      onRest(box.parentElement as HTMLDialogElement, to)
    },
  }
  return attachPan(box, pan)
}

/** Whether an element in the sheet uses all drags itself, such as a map: its `touch-action` leaves none to the browser. */
function isOnOwnDrags(path: readonly Element[], box: HTMLElement): boolean {
  return path.slice(0, path.indexOf(box)).some((element) => getComputedStyle(element).touchAction === 'none')
}

function pathOf(target: EventTarget | null): Element[] {
  const path: Element[] = []
  for (let node = target as Element | null; node; node = node.parentElement) path.push(node)
  return path
}

import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import { isOnWheel, scrollsFirst } from '../../hooks/gesture/scrollsFirst.ts'

/** Listeners of a drag of a track. Distances are pixels along its axis, in the direction of the pointer. */
export interface DragListeners {
  /** Whether there is a slide on that side. If not, the drag is left to other elements. */
  canBegin(distancePx: number): boolean
  onBegin(): void
  onMove(distancePx: number): void
  /** Called at the release with the speed in pixels per millisecond; `undefined` if the drag was cancelled. */
  onEnd(speed: number | undefined): void
}

/** Lets a mouse or a pen drag a track, because the browser does not scroll by dragging them. */
export function dragTrack(
  scroller: HTMLElement,
  axis: 'x' | 'y',
  pointer: 'mouse' | 'pen',
  listeners: DragListeners,
): Unsubscribe {
  return attachPan(scroller, {
    axis,
    pointers: [pointer],
    // A finger still scrolls natively.
    touchAction: 'auto',
    // A mouse drag never scrolls inner elements, except by a scrollbar.
    startRegion: (down) => !isOnBar(down),
    leavesTo: pointer === 'mouse' ? isOnWheel : scrollsFirst,
    canBegin: ({ offset }) => listeners.canBegin(offset[axis]),
    onBegin: listeners.onBegin,
    onMove: ({ offset }) => listeners.onMove(offset[axis]),
    onEnd: ({ velocity, cancelled }) => listeners.onEnd(cancelled ? undefined : velocity[axis]),
  })
}

function isOnBar({ target, offsetX, offsetY }: PointerEvent): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = target as Element
  // Inline elements have no client size and no scrollbars.
  if (clientWidth === 0) return false
  return (
    (scrollHeight > clientHeight && offsetX >= clientWidth) || (scrollWidth > clientWidth && offsetY >= clientHeight)
  )
}

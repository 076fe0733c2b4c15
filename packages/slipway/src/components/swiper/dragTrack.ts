import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import { isOnWheel, scrollsFirst } from '../../hooks/gesture/scrollsFirst.ts'

/** What a drag of a track asks and tells; ways are pixels along its axis, as the hand goes. */
export interface DragListeners {
  /** Whether there is anything to see on that side; otherwise the drag is somebody else's. */
  canBegin(wayPx: number): boolean
  onBegin(): void
  onMove(wayPx: number): void
  /** It was let go at this speed, in pixels per millisecond; `undefined` if it was given up. */
  onEnd(speed: number | undefined): void
}

/** Lets a mouse or a pen drag a track, which do not scroll it by themselves. */
export function dragTrack(
  scroller: HTMLElement,
  axis: 'x' | 'y',
  pointer: 'mouse' | 'pen',
  listeners: DragListeners,
): Unsubscribe {
  return attachPan(scroller, {
    axis,
    pointers: [pointer],
    // A finger goes on scrolling.
    touchAction: 'auto',
    // By dragging, a mouse scrolls nothing inside; by its bar it does.
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
  // Of an inline element nothing is known.
  if (clientWidth === 0) return false
  return (
    (scrollHeight > clientHeight && offsetX >= clientWidth) || (scrollWidth > clientWidth && offsetY >= clientHeight)
  )
}

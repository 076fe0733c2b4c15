// Separate chunk: loaded when a mouse first points at a wheel.
import type { Unsubscribe } from '../../base/emitter.ts'
import { flingRest, glide } from '../../hooks/gesture/fling.state.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'

/** What a drag of a wheel tells. */
interface DragListeners {
  onBegin(): void
  /** It was let go, and would come to rest at this offset, in pixels; `undefined` if it was given up. */
  onEnd(restPx: number | undefined): void
}

/** How a wheel that is thrown slows down. */
const decay = glide(250)

/** Lets a mouse drag a wheel. */
export function dragWheel(column: HTMLElement, { onBegin, onEnd }: DragListeners): Unsubscribe {
  let fromPx = 0
  return attachPan(column, {
    axis: 'y',
    pointers: ['mouse'],
    // Before the scroller, which a mouse does not scroll.
    priority: 1,
    onBegin() {
      onBegin()
      // Holds what may still be running.
      fromPx = column.scrollTop
      column.scrollTo({ top: fromPx, behavior: 'instant' })
    },
    onMove({ offset }) {
      column.scrollTop = fromPx - offset.y
    },
    onEnd: ({ velocity, cancelled }) => onEnd(cancelled ? undefined : column.scrollTop - flingRest(velocity, decay).y),
  })
}

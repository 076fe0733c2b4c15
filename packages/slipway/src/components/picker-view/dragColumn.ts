// Separate chunk: loaded when a mouse first points at a picker column.
import { flingRest, glide } from '../../hooks/gesture/fling.state.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import type { ColumnFacts, ColumnState } from './column.state.ts'
import { grabbed, released } from './columnDrag.state.ts'

/** Deceleration of a column after a fling. */
const decay = glide(250)

/**
 * Lets a mouse drag a column.
 *
 * @param send Changes the state of the column by an event.
 * @param signal Detaches the listeners.
 */
export function dragColumn(
  column: HTMLElement,
  send: (event: (state: ColumnState, facts: ColumnFacts) => ColumnState) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let fromPx = 0
  column.dataset.draggable = ''
  const detach = attachPan(column, {
    axis: 'y',
    pointers: ['mouse'],
    // Before the scroller, because a mouse does not scroll it.
    priority: 1,
    onBegin() {
      column.dataset.dragging = ''
      send(grabbed)
      // Stops a scroll that is still running.
      fromPx = column.scrollTop
      column.scrollTo({ top: fromPx, behavior: 'instant' })
    },
    onMove({ offset }) {
      column.scrollTop = fromPx - offset.y
    },
    onEnd({ velocity, cancelled }) {
      const restPx = cancelled ? undefined : column.scrollTop - flingRest(velocity, decay).y
      send((state, facts) => released(state, restPx, facts))
    },
  })
  signal.addEventListener('abort', () => {
    delete column.dataset.draggable
    detach()
  })
}

// Separate chunk: loaded when a mouse first points at a picker column, or turns it.
import { flingRest, glide } from '../../hooks/gesture/fling.state.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import { notchesOf, type WheelFacts } from '../../hooks/gesture/wheel/wheelStep.ts'
import type { ColumnFacts, ColumnState } from './column.state.ts'
import { grabbed, released, wheeled } from './columnMouse.state.ts'

/** Deceleration of a column after a fling. */
const decay = glide(250)

/**
 * Lets a mouse drag a column, and each notch of its wheel turn the column by one row.
 *
 * @param send Changes the state of the column by an event.
 * @param signal Detaches the listeners.
 */
export function attachMouse(
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
  const onWheel = (event: WheelFacts & WheelEvent) => {
    const { deltaY, deltaMode, wheelDeltaY, cancelable, ctrlKey } = event
    const notches = cancelable && !ctrlKey ? notchesOf(deltaY, deltaMode, wheelDeltaY) : 0
    if (notches !== 0) event.preventDefault()
    send((state, facts) => wheeled(state, notches, facts))
  }
  column.addEventListener('wheel', onWheel, { passive: false, signal })
  signal.addEventListener('abort', () => {
    delete column.dataset.draggable
    detach()
  })
}

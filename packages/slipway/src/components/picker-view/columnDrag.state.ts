import { type ColumnFacts, type ColumnState, scrolledTo, started } from './column.state.ts'
import { rowWithin } from './picker-view.state.ts'

/** Begins a drag by mouse. */
export function grabbed(state: ColumnState): ColumnState {
  return started({ ...state, isHeld: true, target: undefined })
}

/**
 * Ends a drag by mouse. A cancelled drag, or one during which another row was shown, returns to the shown row at once, because
 * WebKit may not finish a smooth scroll.
 *
 * @param restPx The offset at which the column would stop; `undefined` if the drag was cancelled.
 */
export function released(state: ColumnState, restPx: number | undefined, facts: ColumnFacts): ColumnState {
  const idle = { ...state, isHeld: false }
  if (restPx === undefined || !state.isMoved) return scrolledTo(idle, state.shown, 'instant', facts)
  return scrolledTo(idle, rowWithin(restPx / facts.rowPx, facts.count), 'smooth', facts)
}

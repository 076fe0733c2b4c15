import {
  type ColumnFacts,
  type ColumnState,
  rested,
  type ScrollEffect,
  scrolledTo,
  started,
  stopped,
} from './column.state.ts'
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
  const isHidden = !(facts.rowPx > 0)
  if (isHidden) return stopped(idle)
  if (restPx === undefined || !state.isMoved) return movedTo(idle, state.shown, 'instant', facts)
  return movedTo(idle, rowWithin(restPx / facts.rowPx, facts.count), 'smooth', facts)
}

/** Handles notches of the wheel. Each notch is a row, counted from the target of the notches before; a trackpad has none. */
export function wheeled(state: ColumnState, notches: number, facts: ColumnFacts): ColumnState {
  if (notches === 0 || facts.count === 0) return { ...state, target: undefined }
  const from = state.target ?? Math.round(facts.middle)
  const row = rowWithin(from + notches, facts.count)
  return row === from ? state : movedTo(started(state), row, 'smooth', facts)
}

/** Scrolls to a row. A column that the user moves rests if it is at that row already. */
function movedTo(state: ColumnState, row: number, effect: ScrollEffect, facts: ColumnFacts): ColumnState {
  const next = scrolledTo(state, row, effect, facts)
  return next.isMoved && next.target === undefined ? rested(next, facts) : next
}

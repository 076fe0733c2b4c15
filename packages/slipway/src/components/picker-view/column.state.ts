import { withEffects } from '../../base/withEffects.ts'
import { rowWithin } from './picker-view.state.ts'

/** State of a column that scrolls. */
export interface ColumnState {
  /** The row that the column shows when it is idle. */
  readonly shown: number
  /** The row that a script scrolls to; `undefined` once the column is there or the user scrolls it. */
  readonly target?: number | undefined
  /** Whether the column could not be scrolled to its row, because it was hidden or empty. */
  readonly isHidden: boolean
  /** Whether a touch is on the column, or a mouse drags it. */
  readonly isHeld: boolean
  /** Whether the user moves the column: from the first pixel until its row is reported. */
  readonly isMoved: boolean
  /** Effects of the last event; the rows that they need are in the state. */
  readonly effects: readonly ColumnEffect[]
}

/** Measurements of a column at the time of an event. */
export interface ColumnFacts {
  /** The row in the middle, a fraction between two rows; not finite while the column is hidden or empty. */
  readonly middle: number
  readonly rowPx: number
  readonly count: number
}

/** An effect of an event. */
export type ColumnEffect =
  /** Scroll to the target. */
  | ScrollEffect
  /** Report that the user begins to move the column. */
  | 'start'
  /** Report the row on which the column has stopped. */
  | 'rest'
  /** Report that the motion is over without a row. */
  | 'stop'

/** Scrolling at once, or with an animation. */
export type ScrollEffect = 'instant' | 'smooth'

/** The state before the first row is shown. */
export const idleColumn: ColumnState = { shown: 0, isHidden: false, isHeld: false, isMoved: false, effects: [] }

/** Shows another row. A column that the user moves is left alone if its row is still the same. */
export function showRow(state: ColumnState, row: number, effect: ScrollEffect, facts: ColumnFacts): ColumnState {
  return state.isMoved && row === state.shown
    ? state
    : scrolledTo({ ...stopped(state), shown: row }, row, effect, facts)
}

/** Handles a new size of the column or its rows, or that they are visible again. */
export function resized(state: ColumnState, facts: ColumnFacts): ColumnState {
  return showRow(state, state.shown, 'instant', facts)
}

/** Handles a scroll event. */
export function scrolled(state: ColumnState, facts: ColumnFacts): ColumnState {
  // A late event, or Firefox, which restores the scroll position of a hidden box. The user has not scrolled.
  if (state.isHidden) return resized(state, facts)
  return state.target === undefined && isAway(state.shown, facts) ? started(state) : state
}

/** Handles the end of scrolling, as reported by the browser or a timer. A held column has not ended yet. */
export function scrollEnded(state: ColumnState, facts: ColumnFacts): ColumnState {
  return state.isHeld ? state : rested(state, facts)
}

/** Stops the column, even during a touch: on its target, or else on the row in the middle. */
export function rested(state: ColumnState, facts: ColumnFacts): ColumnState {
  if (!state.isMoved) return resized(state, facts)
  const row = state.target ?? facts.middle
  if (Number.isNaN(row)) return stopped(state)
  // Until the app answers the report the column stays here, whatever scroll events are still pending.
  return withEffects(state, { isMoved: false, target: undefined, shown: rowWithin(row, facts.count) }, 'rest')
}

/** Handles touches that begin or end. A touch stops a scroll to a target; after its end inertia may follow. */
export function touched(state: ColumnState, isHeld: boolean): ColumnState {
  return { ...state, isHeld, target: isHeld ? undefined : state.target }
}

/** Handles notches of the wheel. Each notch is a row, counted from the target of the notches before; a trackpad has none. */
export function wheeled(state: ColumnState, notches: number, facts: ColumnFacts): ColumnState {
  if (notches === 0) return { ...state, target: undefined }
  const from = state.target ?? Math.round(facts.middle)
  const row = rowWithin(from + notches, facts.count)
  return row === from ? state : scrolledTo(started(state), row, 'smooth', facts)
}

/** Ends a motion of the user before the column rests: it is detached, or shows another row. */
export function stopped(state: ColumnState): ColumnState {
  return state.isMoved ? withEffects(state, { isMoved: false }, 'stop') : state
}

/** Begins a motion of the user. */
export function started(state: ColumnState): ColumnState {
  return state.isMoved ? state : withEffects(state, { isMoved: true }, 'start')
}

/** Scrolls to a row. A column that the user moves rests if it is at that row already. */
export function scrolledTo(state: ColumnState, row: number, effect: ScrollEffect, facts: ColumnFacts): ColumnState {
  if (isAway(row, facts)) return withEffects(state, { target: row, isHidden: false }, effect)
  const there = { ...state, target: undefined, isHidden: !(facts.rowPx > 0) }
  return state.isMoved ? rested(there, facts) : there
}

/** Returns whether the column is not at a row. Less than a pixel is the browser's own rounding. */
function isAway(row: number, { middle, rowPx }: ColumnFacts): boolean {
  return Math.abs(row - middle) * rowPx >= 1
}

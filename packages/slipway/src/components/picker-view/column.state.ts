import { withEffects } from '../../base/withEffects.ts'
import { rowWithin } from './picker-view.state.ts'

/** State of a column that scrolls. */
export interface ColumnState {
  /** The row that the column shows when it is idle. */
  readonly shown: number
  /** The number of rows when that row was shown. */
  readonly count?: number
  /**
   * The row that a script scrolls to; `undefined` once the column is there or the user scrolls it. A hidden or empty column keeps
   * its target until it can scroll.
   */
  readonly target?: number | undefined
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
  /**
   * Whether a script has just scrolled the column, and the user has not acted on it since. Firefox, for example, then emits another scroll
   * event with a position of the interrupted animation.
   */
  readonly isByScript: boolean
}

/** An effect of an event. */
export type ColumnEffect =
  /** Scroll to the target. */
  | ScrollEffect
  /** Report that the user begins to move the column. */
  | 'start'
  /** Report the row on which the column has stopped. */
  | 'rest'
  /** Report that the motion of the user is over. */
  | 'stop'

/** Scrolling at once, or with an animation. */
export type ScrollEffect = 'instant' | 'smooth'

/** The state before the first row is shown. */
export const idleColumn: ColumnState = { shown: 0, isHeld: false, isMoved: false, effects: [] }

/**
 * Shows another row: with an animation, or at once if the number of rows has changed. A column that the user moves is left alone if
 * its row is still the same.
 */
export function showRow(state: ColumnState, shown: number, facts: ColumnFacts): ColumnState {
  const count = facts.count
  return state.isMoved && shown === state.shown
    ? { ...state, count }
    : scrolledTo({ ...stopped(state), shown, count }, shown, count === state.count ? 'smooth' : 'instant', facts)
}

/** Handles a new size of the column or its rows, or that they are visible again. */
export function resized(state: ColumnState, facts: ColumnFacts): ColumnState {
  return state.isMoved ? state : scrolledTo(state, state.shown, 'instant', facts)
}

/**
 * Handles a scroll event. While there is a target the user has not scrolled; Firefox, for example, restores the scroll position of a
 * hidden column.
 */
export function scrolled(state: ColumnState, facts: ColumnFacts): ColumnState {
  const isByUser = state.target === undefined && !facts.isByScript
  return isByUser && distancePx(state.shown, facts) >= roundingPx ? started(state) : state
}

/** Handles the end of scrolling, as reported by the browser or a timer. A held column has not ended yet. */
export function scrollEnded(state: ColumnState, facts: ColumnFacts): ColumnState {
  return state.isHeld ? state : rested(state, facts)
}

/** Stops the column, even during a touch: on its target, or else on the row in the middle. */
export function rested(state: ColumnState, facts: ColumnFacts): ColumnState {
  if (!state.isMoved) return resized(state, facts)
  const row = state.target ?? facts.middle
  // A hidden or empty column has no row. Until the app answers the report the column stays here, whatever scroll events are pending.
  return stopped(
    Number.isNaN(row) ? state : withEffects(state, { target: undefined, shown: rowWithin(row, facts.count) }, 'rest'),
  )
}

/** Handles touches that begin or end. A touch stops a scroll to a target; after its end inertia may follow. */
export function touched(state: ColumnState, isHeld: boolean): ColumnState {
  return { ...state, isHeld, target: isHeld ? undefined : state.target }
}

/** Ends a motion of the user before the column rests: it is detached, or shows another row. */
export function stopped(state: ColumnState): ColumnState {
  return state.isMoved ? withEffects(state, { isMoved: false }, 'stop') : state
}

/** Begins a motion of the user. */
export function started(state: ColumnState): ColumnState {
  return state.isMoved ? state : withEffects(state, { isMoved: true }, 'start')
}

/** Scrolls to a row, unless the column is there. */
export function scrolledTo(state: ColumnState, row: number, effect: ScrollEffect, facts: ColumnFacts): ColumnState {
  // The distance of a hidden or empty column is `NaN`. It scrolls when its size changes.
  return distancePx(row, facts) < roundingPx
    ? { ...state, target: undefined }
    : withEffects(state, { target: row }, effect)
}

/** Browsers round scroll positions by less than this distance. */
const roundingPx = 1

function distancePx(row: number, { middle, rowPx }: ColumnFacts): number {
  return Math.abs(row - middle) * rowPx
}

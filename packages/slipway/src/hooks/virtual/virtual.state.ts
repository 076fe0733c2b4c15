import { movedBy, type Rows } from './movedBy.ts'

/** State of virtual rows, apart from their sizes and the scroll position, which are virtua's. All lengths are CSS pixels. */
export interface VirtualState {
  readonly rows: Rows
  /** Index of the row that has the focus. It is rendered outside of the viewport, too. */
  readonly heldRow: number | undefined
  /** Whether the list is at its end, and stays there while rows change their sizes. */
  readonly isAtEnd: boolean
  /** Scroll position of a list at its end. */
  readonly endPx: number
  /** Scroll position for the first attach, counted from the first row. */
  readonly initialPx: number | undefined
  /** Whether a command scrolls to a position that is corrected while rows are measured. */
  readonly isSeeking: boolean
  /** Scroll position that the command has set last. */
  readonly soughtPx: number
  /** Whether rows were measured since the last commit, so that the next commit may scroll. */
  readonly isMeasuring: boolean
  /** Scroll position that the list itself has set, until the scroll event that reports it to the store. */
  readonly adjustedPx: number | undefined
}

/** Event of a scroll, read from the scroller. */
export interface ScrolledTo {
  /** Scroll position on the axis of the list. */
  readonly positionPx: number
  readonly scrollTop: number
  /** Distance to the end of the scrollable content. */
  readonly restPx: number
}

type RowRange = readonly [first: number, last: number]

/** Greatest distance from the end at which a list is at its end: positions are rounded. */
const atEndPx = 2

/** Greatest difference between the position that a command has set and the position that is read: positions are rounded. */
const soughtTolerancePx = 1

export function initialState(rows: Rows, initialPx: number | undefined, atEnd: boolean): VirtualState {
  return {
    rows,
    heldRow: undefined,
    isAtEnd: atEnd && initialPx === undefined,
    endPx: 0,
    initialPx,
    isSeeking: false,
    soughtPx: 0,
    isMeasuring: false,
    adjustedPx: undefined,
  }
}

/**
 * The scroller has scrolled. A position other than the one that a command has set ends the command: the user has taken over, or
 * the scroll is smooth. Only scrolling back leaves the end; loaded styles or fonts may also have moved the end away.
 */
export function scrolled(
  state: VirtualState,
  { positionPx, scrollTop, restPx }: ScrolledTo,
  atEnd: boolean,
): VirtualState {
  return {
    ...state,
    adjustedPx: undefined,
    isSeeking: state.isSeeking && Math.abs(positionPx - state.soughtPx) <= soughtTolerancePx,
    isAtEnd: atEnd && (restPx <= atEndPx || (state.isAtEnd && scrollTop >= state.endPx)),
    endPx: scrollTop,
  }
}

/** Rows have changed. `moved` is the number of rows more before the rows in view; other rows there end a command. */
export function rowsChanged(state: VirtualState, rows: Rows, moved: number): VirtualState {
  const { heldRow, isSeeking } = state
  return {
    ...state,
    rows,
    heldRow: heldRow === undefined ? heldRow : heldRow + movedBy(state.rows, rows, heldRow, heldRow),
    isSeeking: isSeeking && moved === 0,
  }
}

/** A command scrolls to a row, or to an end. */
export function seekStarted(state: VirtualState, isAtEnd: boolean): VirtualState {
  return { ...state, isAtEnd, isSeeking: true }
}

/** React has committed. If rows were measured before, virtua has scrolled by the distance that rows out of view have grown. */
export function committed(state: VirtualState, scrollTop: number | undefined, horizontal: boolean): VirtualState {
  const adjustedPx = state.isMeasuring && !horizontal ? scrollTop : state.adjustedPx
  return { ...state, adjustedPx, isMeasuring: false }
}

/** Whether the list has to scroll to its end to stay there. */
export function leavesEnd({ isAtEnd }: VirtualState, restPx: number): boolean {
  return isAtEnd && restPx > atEndPx
}

/**
 * Distance to scroll when content before the rows has grown, so that rows in view stay in place; 0 at the start of the list.
 *
 * @param positionPx Scroll position, counted from the first row.
 */
export function scrollForGrowth(growthPx: number, positionPx: number, horizontal: boolean): number {
  return positionPx > 0 && !horizontal ? growthPx : 0
}

/** The rows to render, in order: those in range, and the row that has the focus. */
export function rowsToRender({ rows, heldRow }: VirtualState, [first, last]: RowRange): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  if (heldRow === undefined || heldRow >= rows.count || (heldRow >= first && heldRow <= last)) return indexes
  return heldRow < first ? [heldRow, ...indexes] : [...indexes, heldRow]
}

/** Scroll position, counted from the first row; `undefined` at the start, and for a list that stays at its end. */
export function scrolledPx(
  { rows, adjustedPx, isAtEnd }: VirtualState,
  scrollPx: number,
  startPx: number,
): number | undefined {
  const px = (adjustedPx ?? scrollPx) - startPx
  return rows.count === 0 || px <= 0 || isAtEnd ? undefined : px
}

import { movedBy, type Rows } from './movedBy.ts'
import type { RowRange } from './virtuaStore.ts'

/** State of a virtual list, apart from the sizes of rows and the scroll position, which virtua keeps. All lengths are CSS pixels. */
export interface VirtualState {
  readonly rows: Rows
  /** The row that stays in the document because it has the focus. */
  readonly focusedRow?: number | undefined
  /** Whether the list is at its end, and stays there while sizes change. */
  readonly isAtEnd: boolean
  /** Scroll position after the last scroll. */
  readonly lastPx: number
}

/**
 * The state of a new list.
 *
 * @param atEnd Whether the list starts at its end and stays there, unless it starts at another position.
 * @param startPx Position to start at.
 */
export function initialState(rows: Rows, atEnd: boolean, startPx: number | undefined): VirtualState {
  return { rows, isAtEnd: atEnd && startPx === undefined, lastPx: 0 }
}

/** Up to this distance the list is at its end, because scroll positions are rounded. */
export const atEndPx = 2

/**
 * Handles a scroll. A list leaves its end only if it is scrolled back. The distance to the end may also grow without a scroll, when
 * styles or fonts load.
 *
 * @param restPx Distance to the end.
 */
export function scrolled(state: VirtualState, px: number, restPx: number, atEnd: boolean): VirtualState {
  const isAtEnd = atEnd && (restPx <= atEndPx || (state.isAtEnd && px >= state.lastPx))
  return { ...state, isAtEnd, lastPx: px }
}

/** Handles changed rows. The row that has the focus moves with them. */
export function rowsChanged(state: VirtualState, rows: Rows): VirtualState {
  const row = state.focusedRow
  return { ...state, rows, focusedRow: row === undefined ? row : row + movedBy(state.rows, rows, row, row) }
}

/** The rows to render: those of a range, and the row that has the focus. */
export function rowsToRender({ rows, focusedRow }: VirtualState, [first, last]: RowRange): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  if (focusedRow === undefined || focusedRow >= rows.count || indexes.includes(focusedRow)) return indexes
  return focusedRow < first ? [focusedRow, ...indexes] : [...indexes, focusedRow]
}

/** The scroll position to restore, counted from the first row; `undefined` at the start, and while the list stays at its end. */
export function positionToRestore({ rows, isAtEnd }: VirtualState, px: number): number | undefined {
  return rows.count === 0 || px <= 0 || isAtEnd ? undefined : px
}

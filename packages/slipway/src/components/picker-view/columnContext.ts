import { createContext } from 'react'

/** Context value of a picker view for one of its columns. */
export interface ColumnPlace {
  /** The selected row; `undefined` for the first one. */
  readonly row: number | undefined
  /** Reports the row that the column shows, limited to its number of rows. */
  report(row: number): void
  /** Reports that the user begins to move the column. */
  start(): void
  /** Reports that the column has stopped after that. */
  end(): void
  /** Reports that the user has selected a row. If it has changed, the picker view emits `change`. */
  pick(row: number, source?: Event): void
}

/** Context of a column in its picker view. */
export const ColumnContext = createContext<ColumnPlace | undefined>(undefined)

import { createContext } from 'react'

/** What a column knows of the picker view around. */
export interface ColumnPlace {
  /** The row that it is to show, as the picker view holds it; none is the first one. */
  readonly row: number | undefined
  /** Tells which row it does show, among those that it has. */
  report(row: number): void
  /** A hand begins to move it. */
  start(): void
  /** It has come to rest after that. */
  end(): void
  /** The user has chosen a row; if it is another one, the picker view tells it. */
  pick(row: number, source?: Event): void
}

/** The place of a column in its picker view. */
export const ColumnContext = createContext<ColumnPlace | undefined>(undefined)

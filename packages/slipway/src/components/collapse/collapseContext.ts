import { createContext, type SyntheticEvent } from 'react'

/** State of a collapse for its panels. */
export interface CollapseState {
  readonly open: readonly string[]
  readonly headingLevel: 2 | 3 | 4 | 5 | 6
  /** Opens or closes a panel. */
  turn(value: string, isOpen: boolean, source: SyntheticEvent | Event): void
}

export const CollapseContext = createContext<CollapseState>({ open: [], headingLevel: 3, turn() {} })

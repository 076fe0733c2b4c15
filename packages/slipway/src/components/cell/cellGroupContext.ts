import { createContext } from 'react'

/** Whether there is a list around, of which a cell is an item. */
export const CellGroupContext = createContext(false)

import { createContext } from 'react'

/** Whether a cell is inside a `CellGroup` and has to render an `<li>`. */
export const CellGroupContext = createContext(false)

import { createContext, useContext } from 'react'

/** Whether a control is in a row of a list, which has the box that the control would otherwise have. */
export const InRowContext = createContext(false)

/** Returns the value of `data-plain`: a control without its own box, as its `plain` prop requires, by default in a row. */
export function usePlain(plain: boolean | undefined): true | undefined {
  const isInRow = useContext(InRowContext)
  return (plain ?? isInRow) || undefined
}

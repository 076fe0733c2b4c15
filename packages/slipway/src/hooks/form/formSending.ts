import { createContext } from 'react'

/** Whether the form around is being sent; its buttons that submit are busy meanwhile. */
export const FormSendingContext = createContext(false)

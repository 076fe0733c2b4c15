import { createContext } from 'react'

/** Whether the form that contains the component is being submitted; its submit buttons show that they are busy meanwhile. */
export const FormSendingContext = createContext(false)

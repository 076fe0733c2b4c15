import { createContext, type ReactNode, useContext } from 'react'

/** A control of a form that can be invalid. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** An error that a form shows. */
export interface FormError {
  /** Name of the control, or of the group that it represents; empty without a name. */
  readonly name: string
  readonly message: ReactNode
  /** The control; `undefined` if the form has no control with this name. */
  readonly element: FormControl | undefined
  /** Whether the browser has found it; otherwise the app has given it. */
  readonly isFound: boolean
  /** Accessible name of the control for an error that the browser has found, whose message does not name it; otherwise empty. */
  readonly label: string
  /** The row, field or group that shows it; `undefined` if a `FormMessage` shows it, or nothing does. */
  readonly errorsId: string | undefined
}

/** The errors that the form around a component shows; `undefined` outside of a form. */
export const FormErrorsContext = createContext<readonly FormError[] | undefined>(undefined)

/**
 * Returns the error that a row, field or group shows: its own, or else that of its form.
 *
 * @param own The `error` prop.
 * @param id A unique id of the row, field or group.
 * @returns `error`, which is `undefined` without a message, and `errorsId`, the value of its attribute `data-errors`, by which the form
 * finds it.
 */
export function useOwnError(own: ReactNode, id: string): { readonly error: ReactNode; readonly errorsId?: string } {
  const errors = useContext(FormErrorsContext)
  const error = hasText(own) ? own : errors?.find(({ errorsId }) => errorsId === id)?.message
  return { error: hasText(error) ? error : undefined, ...(errors && { errorsId: id }) }
}

// An empty message is no message: apps often render a condition.
const hasText = (text: ReactNode) => text != null && text !== '' && text !== false

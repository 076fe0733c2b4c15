import { isValidElement, type ReactNode } from 'react'

/** Error of a control in `FormErrors`. */
type FormErrorEntry =
  | ReactNode
  | readonly string[]
  | { readonly message?: string | undefined }
  | FormErrors
  | readonly (FormErrors | undefined)[]

/**
 * Errors by the names of controls. An error is a text or other content, a list of texts of which the first is shown (zod's
 * `fieldErrors`), or an object with a `message` (`formState.errors` of React Hook Form). Nested objects and lists are errors of controls
 * with names such as `address.city` and `items.0.name`. Empty texts, `null`, `false` and `undefined` are no errors.
 */
export interface FormErrors {
  readonly [name: string]: FormErrorEntry
}

/** An error that an app has given. */
export interface GivenError {
  readonly name: string
  readonly message: ReactNode
  /** Whether a form library has given it, which removes it when the control is valid; other errors end when the user changes the control. */
  readonly isLive: boolean
}

/** Returns the errors in the order of the object. */
export function givenErrors(errors: FormErrors, prefix = ''): GivenError[] {
  return Object.entries(errors).flatMap(([key, entry]): GivenError[] => {
    const name = prefix + key
    if (entry == null || entry === false || entry === true || entry === '') return []
    if (typeof entry !== 'object' || isValidElement(entry))
      return [{ name, message: entry as ReactNode, isLive: false }]
    const { message } = entry as { readonly message?: unknown }
    if (typeof message === 'string') return message === '' ? [] : [{ name, message, isLive: true }]
    if (Array.isArray(entry) && typeof entry[0] === 'string') return givenErrors({ [name]: entry[0] })
    return givenErrors(entry as FormErrors, `${name}.`)
  })
}

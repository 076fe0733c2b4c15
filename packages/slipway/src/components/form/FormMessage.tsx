import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { cx } from '../../base/cx.ts'
import type { InvalidField } from './invalidFields.ts'

/** What is invalid in the form around. */
export const InvalidFieldsContext = createContext<readonly InvalidField[]>([])

/** What a message takes, next to everything a `<div>` takes. */
export interface FormMessageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the control that it speaks of. */
  name: string
  /**
   * Words of your own in place of the browser's; as a function they may depend on what is wrong
   * (`element.validity.valueMissing` …).
   * @default the browser's message
   */
  children?: ReactNode | ((field: InvalidField) => ReactNode)
}

/**
 * Says in the page what is wrong with a control of its Form, from the moment the form could not be sent until it is right.
 *
 * The control is `aria-invalid` meanwhile, and described by the message. Where a control has no FormMessage, the browser shows
 * its message in a bubble.
 *
 * @example
 * <FormMessage name="email" />
 */
export function FormMessage({ name, children, className, ...rest }: FormMessageProps): ReactNode {
  const id = useId()
  const field = useContext(InvalidFieldsContext).find((invalid) => invalid.name === name)
  const words = typeof children === 'function' ? field && children(field) : children
  return (
    <div id={id} {...rest} className={cx('sw-form-message', className)} data-name={name}>
      {field && (words ?? field.message)}
    </div>
  )
}

/** The message of a control in its form, if there is one. */
export function messageFor(form: HTMLFormElement, { name }: InvalidField): HTMLElement | undefined {
  const messages = form.querySelectorAll<HTMLElement>('.sw-form-message')
  return [...messages].find((message) => message.dataset.name === name)
}

import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { cx } from '../../base/cx.ts'
import type { InvalidField } from './invalidFields.ts'

/** Invalid controls of the form that contains the component. */
export const InvalidFieldsContext = createContext<readonly InvalidField[]>([])

/** Props of `FormMessage`. It also accepts the props of `<div>`. */
export interface FormMessageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the control to which the message belongs. */
  name: string
  /**
   * Custom message that replaces the browser's. As a function it can depend on the kind of error
   * (`element.validity.valueMissing` …).
   * @default the browser's message
   */
  children?: ReactNode | ((field: InvalidField) => ReactNode)
}

/**
 * Shows the validation message of a control of its `Form`, from a failed attempt to submit until the control is valid.
 *
 * During this time the control has `aria-invalid`, and the message is its accessible description. If a control has no
 * FormMessage, the browser shows its message in a bubble.
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

/** Returns the element of a control's FormMessage; `undefined` if it has none. */
export function messageFor(form: HTMLFormElement, { name }: InvalidField): HTMLElement | undefined {
  const messages = form.querySelectorAll<HTMLElement>('.sw-form-message')
  return [...messages].find((message) => message.dataset.name === name)
}

import { type ComponentProps, type ReactNode, useContext, useId } from 'react'
import { cx } from '../../base/cx.ts'
import { FormErrorsContext } from '../../hooks/form/formErrors.ts'
import type { InvalidField } from './invalidFields.ts'

/** Props of `FormMessage`. It also accepts the props of `<div>`. */
export interface FormMessageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the control to which the message belongs. */
  name: string
  /**
   * Custom message that replaces the browser's, not those of the app. As a function it can depend on the kind of error
   * (`element.validity.valueMissing` …).
   * @default the browser's message
   */
  children?: ReactNode | ((field: InvalidField) => ReactNode)
}

/**
 * Shows the validation message of a control of its `Form`, from a failed attempt to submit until the control is valid.
 *
 * During this time the control has `aria-invalid`, and the message is its accessible description. A control in a Cell
 * or a group needs no FormMessage; if nothing else shows it, the browser shows its message in a bubble.
 *
 * @example
 * <FormMessage name="email" />
 */
export function FormMessage({ name, children, className, ...rest }: FormMessageProps): ReactNode {
  const id = useId()
  const error = useContext(FormErrorsContext)?.find((shown) => shown.name === name)
  // Only for errors that the browser has found: an error of the app, such as that of a server, has its own text.
  const words = error?.isFound && (typeof children === 'function' ? children(error as InvalidField) : children)
  return (
    <div id={id} {...rest} className={cx('sw-form-message', className)} data-name={name}>
      {error && (words || error.message)}
    </div>
  )
}

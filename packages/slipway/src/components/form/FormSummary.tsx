import { type ComponentProps, type ReactNode, useContext, useId } from 'react'
import { cx } from '../../base/cx.ts'
import { FormErrorsContext } from '../../hooks/form/formErrors.ts'

/** Props of `FormSummary`. It also accepts the props of `<section>`. */
export interface FormSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Heading above the errors, such as "Please correct these fields". */
  title: ReactNode
}

/**
 * Lists all errors of its `Form` while there are any. Pressing an error focuses its control. It also shows errors of the app for which the
 * form has no control.
 *
 * An error that the browser has found begins with the name of its control.
 *
 * It adds to the messages at the controls, and does not replace them. Put it at the start of a long form.
 *
 * @example
 * <FormSummary title="Please correct these fields" />
 */
export function FormSummary({ title, className, ...rest }: FormSummaryProps): ReactNode {
  const id = useId()
  const errors = useContext(FormErrorsContext) ?? []
  return (
    <section aria-labelledby={id} {...rest} className={cx('sw-form-summary', className)} hidden={errors.length === 0}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without markers as a list. */}
      <ul role="list">
        {errors.map(({ name, message, element, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several errors may have the same name.
          <li key={`${name} ${index}`}>
            {element ? (
              <button type="button" onClick={() => element.focus()}>
                {label && <b>{label} </b>}
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

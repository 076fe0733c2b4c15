import { type ComponentProps, type ReactNode, useContext, useId, useRef } from 'react'
import { cx } from '../../base/cx.ts'
import { FieldContext } from '../../hooks/form/fieldContext.ts'
import { useLabelledControl } from '../../hooks/form/useLabelledControl.tsx'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { type TextCount, useTextCount } from '../../hooks/text-field/useTextCount.ts'
import '../../styles/error-text.css'
import '../../styles/group-texts.css'
import './field.css'

/** Props of `Field`. It also accepts the props of its `<label>`. */
export interface FieldProps extends Omit<ComponentProps<'label'>, 'prefix' | 'children'> {
  /** Name of the control, above it. */
  label?: ReactNode
  /** Help below the control. Screen readers read it with the control. */
  description?: ReactNode
  /**
   * Message below a control that is invalid. It also sets `aria-invalid` of the control, and describes it. `''`, `false` and `undefined`
   * are no message.
   * @default the error that the `Form` around it has for the control
   */
  error?: ReactNode
  /** Content before the control, in the same box: an icon, a currency. Screen readers read a text with the control. */
  prefix?: ReactNode
  /** Content after the control, in the same box: a unit, a button. Screen readers read a text with the control. */
  suffix?: ReactNode
  /**
   * Whether the number of characters of a text field is shown, with its `maxLength`.
   * @default false
   */
  counter?: boolean
  /**
   * Whether the label has the mark of a required control. It is only a mark: set `required` on the control, too.
   * @default true if the control is required
   */
  required?: boolean
  /** The control: any form control of Slipway, a native one, or a component that renders one. */
  children?: ReactNode
}

/**
 * Adds a label, help, an error, and content before and after to any form control.
 *
 * Renders a `<label>`, so a press on any part of it is a press on the control. In a `Cell` it is a `<span>`, and the control keeps
 * the name of the row.
 *
 * @example
 * <Field label="Price" prefix="€" description="Without taxes">
 *   <Input name="price" type="digit" required />
 * </Field>
 */
export function Field({
  label,
  description,
  error: own,
  prefix,
  suffix,
  counter = false,
  required,
  children,
  ...rest
}: FieldProps): ReactNode {
  const id = useId()
  const errorsId = useRef<HTMLSpanElement>(null)
  const isInRow = useContext(FieldContext)?.hasBox === true
  const isFramed = prefix != null || suffix != null
  const count = useTextCount(errorsId, counter)
  const { named, error, ids, onClick, ...placed } = useLabelledControl({
    control: children,
    label,
    description,
    error: own,
    describedBy: cx(isText(prefix) && `${id}prefix`, isText(suffix) && `${id}suffix`, count && `${id}count`),
    hasBox: isFramed || isInRow,
  })
  const props = {
    className: 'sw-form-field',
    'data-errors': placed.errorsId,
    'data-required': required,
    'data-in-row': isInRow || undefined,
  }
  const content = (
    <>
      {label != null && (
        <span id={ids.title} className="sw-form-field-label">
          {label}
        </span>
      )}
      <span ref={errorsId} className="sw-form-field-control" data-framed={isFramed || undefined}>
        {prefix != null && (
          <span id={`${id}prefix`} className="sw-form-field-part">
            {prefix}
          </span>
        )}
        {named}
        {suffix != null && (
          <span id={`${id}suffix`} className="sw-form-field-part">
            {suffix}
          </span>
        )}
      </span>
      {(error !== undefined || description != null || count) && (
        <span className="sw-form-field-notes">
          <span className="sw-form-field-texts">
            {error !== undefined && (
              <span id={ids.error} className="sw-group-text" data-error="">
                {error}
              </span>
            )}
            {description != null && (
              <span id={ids.description} className="sw-group-text">
                {description}
              </span>
            )}
          </span>
          {count && (
            // Announced with the field, and not after each character.
            <span
              id={`${id}count`}
              className="sw-group-text sw-form-field-count"
              data-over={isOver(count) || undefined}
            >
              {count.max === undefined ? count.length : `${count.length}/${count.max}`}
            </span>
          )}
        </span>
      )}
    </>
  )
  // A label in the label of a row would be invalid HTML.
  if (isInRow) return <span {...(mergeProps(props, rest) as ComponentProps<'span'>)}>{content}</span>
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children.
  return <label {...mergeProps({ ...props, onClick }, rest)}>{content}</label>
}

const isOver = ({ length, max = Number.POSITIVE_INFINITY }: TextCount) => length > max
const isText = (part: ReactNode) => typeof part === 'string' || typeof part === 'number'

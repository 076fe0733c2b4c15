import { type AriaAttributes, type ReactNode, useContext, useId, useMemo } from 'react'
import { cx } from '../../base/cx.ts'
import { FieldContext, type FieldContextValue, useFieldProps } from './fieldContext.ts'
import { useOwnError } from './formErrors.ts'

/** Props of a group of controls. */
export interface GroupTextsProps {
  /** Help below the group. Screen readers read it with the name of the group. */
  description?: ReactNode
  /**
   * Message below a group that is invalid. It also sets `aria-invalid`, and describes the group. `''`, `false` and `undefined` are no
   * message.
   * @default the error that the `Form` around it has for its controls
   */
  error?: ReactNode
}

/**
 * The description and the error of a group of controls.
 *
 * @returns The attributes that an element around the group sets, the value of `aria-describedby`, the context for the controls inside, the
 * texts to render at the end of the group, and the value of its attribute `data-errors`.
 */
export function useGroupTexts({ description, error: own }: GroupTextsProps, given: AriaAttributes) {
  const id = useId()
  const { error, errorsId } = useOwnError(own, id)
  const field = useFieldProps(given)
  const outer = useContext(FieldContext)
  const errorId = error === undefined ? undefined : `${id}error`
  const descriptionId =
    description != null && description !== '' && description !== false ? `${id}description` : undefined
  const describedBy = cx(errorId, descriptionId, given['aria-describedby'] ?? field['aria-describedby']) || undefined
  const invalid = useMemo<FieldContextValue>(
    () => ({ attributes: { 'aria-describedby': errorId, 'aria-invalid': true }, hasBox: false }),
    [errorId],
  )
  const texts = (
    <>
      {descriptionId && (
        <p id={descriptionId} className="sw-group-text">
          {description}
        </p>
      )}
      {errorId && (
        <p id={errorId} className="sw-group-text" data-error="">
          {error}
        </p>
      )}
    </>
  )
  return { field, describedBy, isInvalid: errorId !== undefined, context: errorId ? invalid : outer, texts, errorsId }
}

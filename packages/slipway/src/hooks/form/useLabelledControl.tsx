import {
  type AriaAttributes,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
} from 'react'
import { cx } from '../../base/cx.ts'
import { mergeProps } from '../mergeProps.ts'
import { FieldContext, fieldPropsFor } from './fieldContext.ts'
import { useOwnError } from './formErrors.ts'
import { connectLabel, pressNamed } from './labelPress.ts'

/** Texts of a control, and the control. */
export interface LabelledControl {
  readonly control: ReactNode
  readonly label: ReactNode
  readonly description: ReactNode
  /** The own error of the row or field around the control, before that of the form. */
  readonly error: ReactNode
  /** Ids of other texts that describe the control. */
  readonly describedBy?: string | undefined
  /** Whether the element around the control has a box, so that the control needs none. */
  readonly hasBox: boolean
}

/** Ids of the texts of a control. */
export interface TextIds {
  readonly title: string
  readonly description: string
  readonly error: string
}

/**
 * Gives a control its name, its description and its error from the texts of the row or field around it.
 *
 * @returns `named`, the control to render; `error`, which is `undefined` without a message; `errorsId`, the value of the attribute
 * `data-errors` of the row or field; `ids`, which the elements of the texts must have; and `onClick` for a `<label>` around them.
 */
export function useLabelledControl({ control, label, description, error: own, describedBy, hasBox }: LabelledControl) {
  const id = useId()
  const { error, errorsId } = useOwnError(own, id)
  // Of a group or a row around this one.
  const outer = useContext(FieldContext)?.attributes
  const ids: TextIds = { title: `${id}title`, description: `${id}description`, error: `${id}error` }
  const attributes = {
    // The title alone, because the text of a row that is a label contains all its texts.
    'aria-labelledby': label == null ? outer?.['aria-labelledby'] : ids.title,
    'aria-describedby':
      cx(
        error !== undefined && ids.error,
        description != null && ids.description,
        describedBy,
        outer?.['aria-describedby'],
      ) || undefined,
    'aria-invalid': error === undefined ? outer?.['aria-invalid'] : true,
  }
  const named = (
    <FieldContext value={{ attributes, hasBox }}>
      {/* For native elements and components that pass these props on. */}
      {isValidElement<AriaAttributes>(control)
        ? cloneElement(control, mergeProps(fieldPropsFor(control.props, attributes), control.props))
        : control}
    </FieldContext>
  )
  useLayoutEffect(() => connectLabel(ids.title))
  const onClick = (event: MouseEvent<HTMLLabelElement>) => pressNamed(event, ids.title)
  return { named, error, errorsId, ids, onClick }
}

import type { ComponentProps } from 'react'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import type { SelectItem } from './select.state.ts'

/** Event of `onChange`; `event.target` is the native `<select>` that contains the value for a form. */
export type SelectEvent<Value> = ComponentEvent<{ readonly value: Value }, HTMLSelectElement>

/** Props that `Select` and `MultiSelect` share. All other props are passed to their `<button>`. */
export interface SelectBaseProps
  extends Omit<ComponentProps<'button'>, 'children' | 'defaultValue' | 'onChange' | 'type' | 'value'> {
  /** The choices. A text is the value and the label of its item. */
  items: readonly (string | SelectItem)[]
  /** Text of the button while nothing is chosen. */
  placeholder?: string | undefined
  /** Heading above the choices. */
  headerText?: string | undefined
  /**
   * Whether a field above the choices filters them. It finds words in labels, descriptions and groups.
   * @default true for more than ten items
   */
  search?: boolean | undefined
  /**
   * Whether a button above the choices removes the choice.
   * @default false
   */
  clearable?: boolean | undefined
  /** Name of the value in a form. */
  name?: string | undefined
  /**
   * Whether a choice is required to submit the form.
   * @default false
   */
  required?: boolean | undefined
  /**
   * Whether the button has no background and no padding at its sides, because the element around it has them.
   * @default true in a row of a list, else false
   */
  plain?: boolean | undefined
  /** Kind of the value for the browser's autofill, such as `country`. */
  autoComplete?: string | undefined
}

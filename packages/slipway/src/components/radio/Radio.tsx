import '../../styles/check.css'
import { type ReactNode, useContext } from 'react'
import { Choice, type ChoiceEvent, type ChoiceProps } from '../../hooks/choice/Choice.tsx'
import { RadioGroupContext } from './radioGroupContext.ts'

/** Event of a radio's `onChange`; `event.target` is its input, with the same `value` and `checked`. */
export type RadioEvent = ChoiceEvent

/** Props of `Radio`, in addition to the props of `<input>`. */
export interface RadioProps extends ChoiceProps {
  /**
   * Value of the radio in its group and in `FormData`.
   * @default 'on'
   */
  value?: string
  /** Whether the radio is selected (controlled). In a group with a `value`, the group controls this. */
  checked?: boolean | undefined
  /**
   * Whether an uncontrolled radio is selected at first, and after a reset of the form.
   * @default false
   */
  defaultChecked?: boolean | undefined
  /**
   * Whether the radio can neither be selected nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Text of the radio, rendered in a `<label>`. Without children the radio is the circle alone; name it with a label or `aria-label`. */
  children?: ReactNode
  /** Called when the user selects the radio; not called when another radio is selected instead. */
  onChange?(event: RadioEvent): void
}

/**
 * A radio button: lets the user select one of the radios in a `RadioGroup`.
 *
 * It is an `<input type="radio">`: keyboard, forms and assistive technology work as with any input. All other props are passed to
 * the input.
 *
 * @example
 * <RadioGroup name="size" defaultValue="m" aria-label="Size">
 *   <Radio value="s">Small</Radio>
 *   <Radio value="m">Medium</Radio>
 * </RadioGroup>
 */
export function Radio(props: RadioProps): ReactNode {
  return <Choice {...props} type="radio" group={useContext(RadioGroupContext)} />
}

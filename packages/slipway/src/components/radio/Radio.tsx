import '../../styles/check.css'
import { type ReactNode, useContext } from 'react'
import { Choice, type ChoiceEvent, type ChoiceProps } from '../../hooks/choice/Choice.tsx'
import { RadioGroupContext } from './radioGroupContext.ts'

/** The event of a radio's `onChange`; `event.target` is its input, with the same `value` and `checked`. */
export type RadioEvent = ChoiceEvent

/** What a radio takes, next to everything an `<input>` takes. */
export interface RadioProps extends ChoiceProps {
  /**
   * What it stands for in its group and in `FormData`.
   * @default 'on'
   */
  value?: string
  /** Whether it is chosen, held by the owner. In a group with a `value` the group says it. */
  checked?: boolean | undefined
  /**
   * Whether it is chosen at first and after a reset of the form, where the radios hold the choice themselves.
   * @default false
   */
  defaultChecked?: boolean | undefined
  /**
   * Whether it can neither be chosen nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Its text, which becomes its `<label>`. Without children it is the bare circle, to be named by a label or `aria-label`. */
  children?: ReactNode
  /** Called when a person has chosen it; not when another one is chosen in its place. */
  onChange?(event: RadioEvent): void
}

/**
 * Lets people choose one of several things, together with the other radios of its `RadioGroup`.
 *
 * It is an `<input type="radio">`: keyboard, forms and assistive technology work as with any input, and everything it does
 * not know goes to that input.
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

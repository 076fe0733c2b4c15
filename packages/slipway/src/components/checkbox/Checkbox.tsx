import '../../styles/check.css'
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { Choice, type ChoiceEvent, type ChoiceProps } from '../../hooks/choice/Choice.tsx'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { CheckboxGroupContext } from './checkboxGroupContext.ts'

/** The event of a checkbox's `onChange`; `event.target` is its input, with the same `value` and `checked`. */
export type CheckboxEvent = ChoiceEvent

/** What a checkbox takes, next to everything an `<input>` takes. */
export interface CheckboxProps extends ChoiceProps {
  /**
   * What it stands for in its group and in `FormData`.
   * @default 'on'
   */
  value?: string
  /** Whether it is checked, held by the owner. In a group with a `value` the group says it. */
  checked?: boolean | undefined
  /**
   * Whether it is checked at first and after a reset of the form, for a checkbox that holds its own state.
   * @default false
   */
  defaultChecked?: boolean | undefined
  /**
   * Whether it shows that only a part is chosen, such as of the list below it. It says nothing of `checked`.
   * @default false
   */
  indeterminate?: boolean
  /**
   * Whether it can neither be checked nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Its text, which becomes its `<label>`. Without children it is the bare box, to be named by a label or `aria-label`. */
  children?: ReactNode
  /** Called when a person has checked or unchecked it. */
  onChange?(event: CheckboxEvent): void
}

/**
 * Lets people choose one thing or not, or, in a `CheckboxGroup`, any number of things.
 *
 * It is an `<input type="checkbox">`: keyboard, forms and assistive technology work as with any input, and everything it
 * does not know goes to that input.
 *
 * @example
 * <Checkbox name="terms" required>I have read the terms</Checkbox>
 */
export function Checkbox({ indeterminate, onChange, ref, ...rest }: CheckboxProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const showPart = () => {
    if (input.current && indeterminate !== undefined) input.current.indeterminate = indeterminate
  }
  useLayoutEffect(showPart)
  const change = (event: CheckboxEvent) => {
    onChange?.(event)
    // A click takes it away, also where the owner says otherwise.
    showPart()
  }
  const group = useContext(CheckboxGroupContext)
  return <Choice {...rest} type="checkbox" group={group} onChange={change} ref={useMergedRef(ref, input)} />
}

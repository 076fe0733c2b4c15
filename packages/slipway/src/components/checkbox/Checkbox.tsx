import '../../styles/check.css'
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { Choice, type ChoiceEvent, type ChoiceProps } from '../../hooks/choice/Choice.tsx'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { CheckboxGroupContext } from './checkboxGroupContext.ts'

/** Event of a checkbox's `onChange`. `event.target` is its input, with the same `value` and `checked`. */
export type CheckboxEvent = ChoiceEvent

/** Props of `Checkbox`. It also accepts the props of `<input>`. */
export interface CheckboxProps extends ChoiceProps {
  /**
   * Value in the group and in `FormData`.
   * @default 'on'
   */
  value?: string
  /** Whether the checkbox is checked; makes it controlled. In a group with `value` the group controls it. */
  checked?: boolean | undefined
  /**
   * Whether the checkbox is checked initially and after a reset of the form, if it is uncontrolled.
   * @default false
   */
  defaultChecked?: boolean | undefined
  /**
   * Whether the checkbox shows that only a part is checked, such as some items of a list. It does not change `checked`.
   * @default false
   */
  indeterminate?: boolean
  /**
   * Whether the checkbox is disabled: it cannot be checked or focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Text, rendered in a `<label>` around the box. Without children only the box is rendered; name it with a label or `aria-label`. */
  children?: ReactNode
  /** Called when the user checks or unchecks the box. */
  onChange?(event: CheckboxEvent): void
}

/**
 * Lets the user turn one option on or off or, in a `CheckboxGroup`, choose any number of options.
 *
 * Renders an `<input type="checkbox">`, so keyboard, forms and assistive technology work as with any input. All other props
 * are passed to that input.
 *
 * @example
 * <Checkbox name="terms" required>I have read the terms</Checkbox>
 */
export function Checkbox({ indeterminate, onChange, ref, ...rest }: CheckboxProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const syncIndeterminate = () => {
    if (input.current && indeterminate !== undefined) input.current.indeterminate = indeterminate
  }
  useLayoutEffect(syncIndeterminate)
  const change = (event: CheckboxEvent) => {
    onChange?.(event)
    // The browser clears `indeterminate` on each click, even while the prop is set.
    syncIndeterminate()
  }
  const group = useContext(CheckboxGroupContext)
  return <Choice {...rest} type="checkbox" group={group} onChange={change} ref={useMergedRef(ref, input)} />
}

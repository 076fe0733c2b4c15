import '../../styles/check.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { useChoiceGroup } from '../../hooks/choice/choiceGroup.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { CheckboxGroupContext } from './checkboxGroupContext.ts'

/** The event of a group's `onChange`: all values that are checked. `event.target` is the input that a person has turned. */
export type CheckboxGroupEvent = ComponentEvent<{ readonly value: string[] }, HTMLInputElement>

/** What a group of checkboxes takes, next to everything a `<fieldset>` takes. */
export interface CheckboxGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** The name of all its checkboxes, under which a form tells their values. */
  name?: string | undefined
  /** The values that are checked, held by the owner. */
  value?: readonly string[]
  /**
   * The values that are checked at first and after a reset of the form, for a group that holds its own.
   * @default []
   */
  defaultValue?: readonly string[]
  /**
   * Whether at least one must be checked.
   * @default false
   */
  required?: boolean
  /**
   * Whether none of them can be checked or focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Called when a person has checked or unchecked one, with the values of all that are checked, in the order of the document. */
  onChange?(event: CheckboxGroupEvent): void
}

/**
 * Makes one value, a list, of the checkboxes inside it.
 *
 * It is a `<fieldset>`, wherever its checkboxes are in it. It needs a name: a `<legend>` as its first child, or `aria-label`.
 *
 * @example
 * <CheckboxGroup name="toppings" defaultValue={['cheese']} onChange={({ detail }) => setToppings(detail.value)}>
 *   <legend>Toppings</legend>
 *   <Checkbox value="cheese">Cheese</Checkbox>
 *   <Checkbox value="olives">Olives</Checkbox>
 * </CheckboxGroup>
 */
export function CheckboxGroup({
  name,
  value,
  defaultValue = [],
  required = false,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxGroupProps): ReactNode {
  const [group, fieldsetRef] = useChoiceGroup({
    type: 'checkbox',
    name,
    value,
    defaultValue,
    required,
    ref,
    onChange: (checked, source) =>
      onChange?.(componentEvent('change', source.currentTarget, { value: checked }, source)),
  })
  return (
    <CheckboxGroupContext value={group}>
      <fieldset {...rest} name={name} className={cx('sw-choices', className)} ref={fieldsetRef} />
    </CheckboxGroupContext>
  )
}

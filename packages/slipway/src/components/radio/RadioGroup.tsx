import '../../styles/check.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useChoiceGroup } from '../../hooks/choice/choiceGroup.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { RadioGroupContext } from './radioGroupContext.ts'

/** The event of a group's `onChange`; `event.target` is the input that was chosen, with the same `value`. */
export type RadioGroupEvent = ComponentEvent<{ readonly value: string }, HTMLInputElement>

/** What a group of radios takes, next to everything a `<fieldset>` takes. */
export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** The name of all its radios, under which a form tells what is chosen. Without it they have one that is made up. */
  name?: string | undefined
  /** The value that is chosen, held by the owner; an empty text for none. */
  value?: string
  /**
   * The value that is chosen at first and after a reset of the form, for a group that holds its own.
   * @default none
   */
  defaultValue?: string
  /**
   * Whether one must be chosen.
   * @default false
   */
  required?: boolean
  /**
   * Whether none of them can be chosen or focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Called when a person has chosen another one. */
  onChange?(event: RadioGroupEvent): void
}

/**
 * Makes one value of the radios inside it: when one is chosen, the others are not.
 *
 * It is a `<fieldset role="radiogroup">`, wherever its radios are in it. It needs a name: a `<legend>` as its first child, or
 * `aria-label`.
 *
 * @example
 * <RadioGroup name="size" value={size} onChange={({ detail }) => setSize(detail.value)}>
 *   <legend>Size</legend>
 *   <Radio value="s">Small</Radio>
 *   <Radio value="m">Medium</Radio>
 * </RadioGroup>
 */
export function RadioGroup({
  name,
  value,
  defaultValue,
  required = false,
  onChange,
  ref,
  ...rest
}: RadioGroupProps): ReactNode {
  const madeUpName = useId()
  const [group, fieldsetRef] = useChoiceGroup({
    type: 'radio',
    name: name ?? madeUpName,
    value: value === undefined ? undefined : [value],
    defaultValue: defaultValue === undefined ? [] : [defaultValue],
    required,
    ref,
    onChange: (_, source) =>
      onChange?.(componentEvent('change', source.currentTarget, { value: source.currentTarget.value }, source)),
  })
  const own = { role: 'radiogroup', 'aria-required': required || undefined, className: 'sw-choices' }
  return (
    <RadioGroupContext value={group}>
      <fieldset {...mergeProps(own, rest)} name={name} ref={fieldsetRef} />
    </RadioGroupContext>
  )
}

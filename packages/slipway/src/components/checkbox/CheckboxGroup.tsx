import '../../styles/check.css'
import '../../styles/error-text.css'
import '../../styles/group-texts.css'
import type { ComponentProps, ReactNode } from 'react'
import { useChoiceGroup } from '../../hooks/choice/choiceGroup.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { FieldContext } from '../../hooks/form/fieldContext.ts'
import { type GroupTextsProps, useGroupTexts } from '../../hooks/form/useGroupTexts.tsx'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { CheckboxGroupContext } from './checkboxGroupContext.ts'

/** Event of a group's `onChange`, with all checked values. `event.target` is the input that the user checked or unchecked. */
export type CheckboxGroupEvent = ComponentEvent<{ readonly value: string[] }, HTMLInputElement>

/** Props of `CheckboxGroup`. It also accepts the props of `<fieldset>`. */
export interface CheckboxGroupProps
  extends GroupTextsProps,
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** Name of all checkboxes in the group; the form sends their values under this name. */
  name?: string | undefined
  /** Checked values; makes the group controlled. */
  value?: readonly string[]
  /**
   * Values checked initially and after a reset of the form, if the group is uncontrolled.
   * @default []
   */
  defaultValue?: readonly string[]
  /**
   * Whether at least one must be checked. A `<legend>` gets a mark.
   * @default false
   */
  required?: boolean
  /**
   * Whether all checkboxes of the group are disabled.
   * @default false
   */
  disabled?: boolean | undefined
  /** Called when the user checks or unchecks a box, with all checked values in document order. */
  onChange?(event: CheckboxGroupEvent): void
}

/** The role `group` of a fieldset has no invalid state, so its boxes have it. */
const invalidBoxes = { attributes: { 'aria-invalid': true }, hasBox: false } as const

/**
 * Groups checkboxes; its value is the list of the checked values.
 *
 * Renders a `<fieldset>`; the checkboxes may be nested at any depth. The group needs a name: a `<legend>` as its first child,
 * or `aria-label`.
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
  description,
  error,
  onChange,
  children,
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
  const { field, describedBy, isInvalid, texts, errorsId } = useGroupTexts({ description, error }, rest)
  const own = { ...field, className: 'sw-choices', 'data-required': required || undefined, 'data-errors': errorsId }
  return (
    <CheckboxGroupContext value={group}>
      <FieldContext
        value={isInvalid || (rest['aria-invalid'] ?? field['aria-invalid']) === true ? invalidBoxes : undefined}
      >
        <fieldset {...mergeProps(own, rest)} aria-describedby={describedBy} name={name} ref={fieldsetRef}>
          {children}
          {texts}
        </fieldset>
      </FieldContext>
    </CheckboxGroupContext>
  )
}

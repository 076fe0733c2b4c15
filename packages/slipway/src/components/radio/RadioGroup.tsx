import '../../styles/check.css'
import '../../styles/error-text.css'
import '../../styles/group-texts.css'
import type { ComponentProps, ReactNode } from 'react'
import { useChoiceGroup } from '../../hooks/choice/choiceGroup.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { FieldContext } from '../../hooks/form/fieldContext.ts'
import { useGeneratedName } from '../../hooks/form/generatedName.ts'
import { type GroupTextsProps, useGroupTexts } from '../../hooks/form/useGroupTexts.tsx'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { RadioGroupContext } from './radioGroupContext.ts'

/** Event of a group's `onChange`; `event.target` is the selected input, with the same `value`. */
export type RadioGroupEvent = ComponentEvent<{ readonly value: string }, HTMLInputElement>

/** Props of `RadioGroup`, in addition to the props of `<fieldset>`. */
export interface RadioGroupProps
  extends GroupTextsProps,
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** Name of all radios in the group, and of the value in a form. Without it, radios without their own name get a generated one. */
  name?: string | undefined
  /** Selected value (controlled); an empty string selects none. */
  value?: string
  /**
   * Selected value of an uncontrolled group at first, and after a reset of the form.
   * @default none
   */
  defaultValue?: string
  /**
   * Whether a radio must be selected. A `<legend>` gets a mark.
   * @default false
   */
  required?: boolean
  /**
   * Whether none of the radios can be selected or focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Called when the user selects another radio. */
  onChange?(event: RadioGroupEvent): void
}

/**
 * Groups the radios inside it: only one of them can be selected.
 *
 * It is a `<fieldset role="radiogroup">`; its radios may be nested anywhere in it. It needs a name: a `<legend>` as its first
 * child, or `aria-label`.
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
  description,
  error,
  onChange,
  children,
  ref,
  ...rest
}: RadioGroupProps): ReactNode {
  const [group, fieldsetRef] = useChoiceGroup({
    type: 'radio',
    name,
    generatedName: useGeneratedName(),
    value: value === undefined ? undefined : [value],
    defaultValue: defaultValue === undefined ? [] : [defaultValue],
    required,
    ref,
    onChange: (_, source) =>
      onChange?.(componentEvent('change', source.currentTarget, { value: source.currentTarget.value }, source)),
  })
  const { field, describedBy, isInvalid, texts, errorsId } = useGroupTexts({ description, error }, rest)
  const own = {
    ...field,
    ...(isInvalid && { 'aria-invalid': true }),
    role: 'radiogroup',
    'aria-required': required || undefined,
    'data-required': required || undefined,
    'data-errors': errorsId,
    className: 'sw-choices',
  }
  return (
    <RadioGroupContext value={group}>
      <FieldContext value={undefined}>
        <fieldset {...mergeProps(own, rest)} aria-describedby={describedBy} name={name} ref={fieldsetRef}>
          {children}
          {texts}
        </fieldset>
      </FieldContext>
    </RadioGroupContext>
  )
}

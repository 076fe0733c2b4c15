import type { ChangeEvent, ComponentProps, CSSProperties, ReactNode } from 'react'
import { type ComponentEvent, componentEvent } from '../componentEvent.ts'
import { useFieldProps } from '../form/fieldContext.ts'
import { quietValidity } from '../form/quietValidity.ts'
import { useControlledCheck } from '../form/useControlledCheck.ts'
import { mergeProps } from '../mergeProps.ts'
import { useMergedRef } from '../useMergedRef.ts'
import type { ChoiceGroupState } from './choiceGroup.ts'

/** Event of a single checkbox or radio; `event.target` is its input, with the same `value` and `checked`. */
export type ChoiceEvent = ComponentEvent<{ readonly value: string; readonly checked: boolean }, HTMLInputElement>

/** Colours of a checkbox or radio. */
export interface ChoiceColors {
  /**
   * Colour of the box while it is checked.
   * @default the theme's accent
   */
  color?: string
  /**
   * Background of the box while it is not checked.
   * @default the theme's surface
   */
  backgroundColor?: string
  /**
   * Border of the box while it is not checked.
   * @default the theme's third label colour
   */
  borderColor?: string
  /**
   * Background of the box while it is checked.
   * @default `color`
   */
  activeBackgroundColor?: string
  /**
   * Border of the box while it is checked.
   * @default `activeBackgroundColor`
   */
  activeBorderColor?: string
  /**
   * Colour of the check mark or dot.
   * @default the theme's colour on the accent
   */
  iconColor?: string
}

/** Props that Checkbox and Radio share. */
export interface ChoiceProps
  extends ChoiceColors,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'color'> {
  value?: string
  onChange?(event: ChoiceEvent): void
}

/** A native checkbox or radio in Slipway's style, alone or in a group. With children, a label contains both. */
export function Choice({
  type,
  group,
  color,
  backgroundColor,
  borderColor,
  activeBackgroundColor,
  activeBorderColor,
  iconColor,
  name,
  value,
  required,
  onChange,
  children,
  ref,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio'; group: ChoiceGroupState | undefined }): ReactNode {
  const checked = group?.value ? group.value.includes(value ?? 'on') : rest.checked
  const defaultChecked = rest.defaultChecked ?? group?.defaultValue.includes(value ?? 'on')
  const givenName = group?.name ?? name
  const change = (source: ChangeEvent<HTMLInputElement>) => {
    const input = source.currentTarget
    onChange?.(componentEvent('change', input, { value: input.value, checked: input.checked }, source))
    group?.onChange(source)
  }
  const own = {
    ...useFieldProps(rest),
    className: 'sw-check sw-choice',
    style: {
      '--sw-check-color': color,
      '--sw-check-background-color': backgroundColor,
      '--sw-check-border-color': borderColor,
      '--sw-check-active-background-color': activeBackgroundColor,
      '--sw-check-active-border-color': activeBorderColor,
      '--sw-check-icon-color': iconColor,
    } as CSSProperties,
  }
  const input = (
    <input
      {...mergeProps(own, rest)}
      {...(checked === undefined ? { defaultChecked } : { checked, defaultChecked: undefined })}
      type={type}
      name={givenName ?? group?.generatedName}
      data-no-draft={givenName ? undefined : group?.generatedName && ''}
      value={value}
      required={required || group?.required}
      onChange={change}
      ref={useMergedRef<HTMLInputElement>(ref, useControlledCheck(checked), quietValidity)}
    />
  )
  if (children === undefined) return input
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the label contains the input.
    <label className="sw-check-label">
      {input}
      <span>{children}</span>
    </label>
  )
}

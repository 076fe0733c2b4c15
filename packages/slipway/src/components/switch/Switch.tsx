import '../../styles/check.css'
import '../../styles/spinner.css'
import './switch.css'
import type { ChangeEvent, ComponentProps, CSSProperties, MouseEvent, PointerEvent, ReactNode } from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { quietValidity } from '../../hooks/form/quietValidity.ts'
import { useControlledCheck } from '../../hooks/form/useControlledCheck.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { trackPointer } from '../../hooks/press/trackPointer.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { withoutChildren } from '../../hooks/withoutChildren.ts'
import { isTurnedBySwipe } from './switch.state.ts'

/** The event of `onChange`; `event.target.checked` is the same as `event.detail.value`. */
export type SwitchEvent = ComponentEvent<{ readonly value: boolean }, HTMLInputElement>

/** Props of `Switch`, in addition to those of `<input>`. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  /** Whether it is on (controlled). */
  checked?: boolean | undefined
  /**
   * Whether an uncontrolled switch is on initially and after a reset of the form.
   * @default false
   */
  defaultChecked?: boolean | undefined
  /**
   * The appearance: a switch or a checkbox. Screen readers announce the same role.
   * @default 'switch'
   */
  type?: 'switch' | 'checkbox'
  /**
   * Whether the switch is disabled: it can be neither changed nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Whether the change is being saved. The switch then shows a ring on its thumb, keeps the focus and its value in the form, and
   * ignores taps, swipes and keys.
   * @default false
   */
  loading?: boolean | undefined
  /**
   * Colour while it is on.
   * @default the theme's accent
   */
  color?: string
  /** Called when the user has changed it with a tap, swipe or key. */
  onChange?(event: SwitchEvent): void
}

/**
 * A switch that turns something on or off.
 *
 * It is an `<input type="checkbox" role="switch">`: keyboard, forms and assistive technology work as with any input, and all
 * other props are passed to that input. It needs an accessible name: a label or `aria-label`.
 *
 * @example
 * <Switch aria-label="Flight mode" checked={isFlying} onChange={({ detail }) => setFlying(detail.value)} />
 */
export function Switch({ type = 'switch', loading = false, color, onChange, ref, ...rest }: SwitchProps): ReactNode {
  const change = (source: ChangeEvent<HTMLInputElement>) => {
    const input = source.currentTarget
    onChange?.(componentEvent('change', input, { value: input.checked }, source))
  }
  // The browser handles taps and the mouse with a click. A touch that moves does not click, so swipes are handled here.
  const follow = ({ currentTarget: input, pointerId, pointerType, clientX: fromX }: PointerEvent<HTMLInputElement>) => {
    if (pointerType === 'mouse') return
    trackPointer(pointerId, {
      onEnd({ type, clientX }) {
        const distancePx = getComputedStyle(input).direction === 'rtl' ? fromX - clientX : clientX - fromX
        if (type === 'pointerup' && isTurnedBySwipe(input.checked, distancePx)) input.click()
      },
    })
  }
  const isSwitch = type === 'switch'
  const own = {
    ...useFieldProps(rest),
    className: isSwitch ? 'sw-switch' : 'sw-check',
    style: { [isSwitch ? '--sw-switch-color' : '--sw-check-color']: color } as CSSProperties,
    role: isSwitch ? 'switch' : undefined,
    'data-loading': loading || undefined,
    onPointerDown: isSwitch && !loading ? follow : undefined,
  }
  const inputRef = useMergedRef<HTMLInputElement>(ref, useControlledCheck(rest.checked), quietValidity)
  return (
    <input
      {...mergeProps(own, rest)}
      {...withoutChildren(rest)}
      {...(loading && busy)}
      type="checkbox"
      onChange={change}
      ref={inputRef}
    />
  )
}

// `disabled` would remove the focus and the value. Clicks, which keys and labels trigger too, are stopped in the capture phase: the
// browser then restores the state.
const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClickCapture(event: MouseEvent) {
    event.preventDefault()
    event.stopPropagation()
  },
} as const

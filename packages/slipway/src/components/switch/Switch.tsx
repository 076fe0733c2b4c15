import '../../styles/check.css'
import './switch.css'
import type { ChangeEvent, ComponentProps, CSSProperties, PointerEvent, ReactNode } from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { quietValidity } from '../../hooks/form/quietValidity.ts'
import { useOwnedCheck } from '../../hooks/form/useOwnedCheck.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { trackPointer } from '../../hooks/press/trackPointer.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { isTurnedBySwipe } from './switch.state.ts'

/** The event of `onChange`; `event.target.checked` is the same as `event.detail.value`. */
export type SwitchEvent = ComponentEvent<{ readonly value: boolean }, HTMLInputElement>

/** What a switch takes, next to everything an `<input>` takes. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  /** Whether it is on, held by the owner. */
  checked?: boolean | undefined
  /**
   * Whether it is on at first and after a reset of the form, for a switch that holds its own state.
   * @default false
   */
  defaultChecked?: boolean | undefined
  /**
   * The look: a switch, or a box with a mark. Screen readers call it what it looks like.
   * @default 'switch'
   */
  type?: 'switch' | 'checkbox'
  /**
   * Whether it can neither be turned nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Colour while it is on.
   * @default the theme's accent
   */
  color?: string
  /** Called when a person has turned it, by tap, swipe or key. */
  onChange?(event: SwitchEvent): void
}

/**
 * Turns something on or off.
 *
 * It is an `<input type="checkbox" role="switch">`: keyboard, forms and assistive technology work as with any input, and
 * everything it does not know goes to that input. It needs an accessible name, by a label or `aria-label`.
 *
 * @example
 * <Switch aria-label="Flight mode" checked={isFlying} onChange={({ detail }) => setFlying(detail.value)} />
 */
export function Switch({ type = 'switch', color, onChange, ref, ...rest }: SwitchProps): ReactNode {
  const change = (source: ChangeEvent<HTMLInputElement>) => {
    const input = source.currentTarget
    onChange?.(componentEvent('change', input, { value: input.checked }, source))
  }
  // A tap and the mouse are the browser's; a finger that moves makes no click.
  const follow = ({ currentTarget: input, pointerId, pointerType, clientX: fromX }: PointerEvent<HTMLInputElement>) => {
    if (pointerType === 'mouse') return
    trackPointer(pointerId, {
      onEnd({ type, clientX }) {
        const wayPx = getComputedStyle(input).direction === 'rtl' ? fromX - clientX : clientX - fromX
        if (type === 'pointerup' && isTurnedBySwipe(input.checked, wayPx)) input.click()
      },
    })
  }
  const isSwitch = type === 'switch'
  const own = {
    className: isSwitch ? 'sw-switch' : 'sw-check',
    style: { [isSwitch ? '--sw-switch-color' : '--sw-check-color']: color } as CSSProperties,
    role: isSwitch ? 'switch' : undefined,
    onPointerDown: isSwitch ? follow : undefined,
  }
  const inputRef = useMergedRef<HTMLInputElement>(ref, useOwnedCheck(rest.checked), quietValidity)
  return <input {...mergeProps(own, rest)} type="checkbox" onChange={change} ref={inputRef} />
}

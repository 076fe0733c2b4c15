import './label.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useHover } from '../../hooks/press/useHover.ts'

/** What a label takes, next to everything a `<label>` takes. */
export interface LabelProps extends ComponentProps<'label'> {
  /**
   * The `id` of the control that it names and activates, which may be anywhere.
   * @default the first control inside it
   */
  htmlFor?: string
  /**
   * A class that it has while it looks pressed; `none` for no pressed look.
   * @default 'none'
   */
  hoverClass?: string
  /**
   * Milliseconds from the touch to the pressed look.
   * @default 50
   */
  hoverStartTime?: number
  /**
   * Milliseconds that the pressed look stays after the finger has gone.
   * @default 400
   */
  hoverStayTime?: number
}

/**
 * Names a control, and hands clicks on to it: a `<label>`.
 *
 * @example
 * <Label>
 *   Reminders <Switch name="reminders" />
 * </Label>
 *
 * @example
 * <Label htmlFor="volume">Volume</Label>
 * <Slider id="volume" />
 */
export function Label({
  hoverClass = 'none',
  hoverStartTime = 50,
  hoverStayTime = 400,
  ...rest
}: LabelProps): ReactNode {
  const hoverTimes = { startTime: hoverStartTime, stayTime: hoverStayTime, stopPropagation: false }
  const [isPressed, hoverProps] = useHover<HTMLLabelElement>(hoverClass === 'none' ? undefined : hoverTimes)
  const own = {
    ...hoverProps,
    className: cx('sw-label', isPressed && hoverClass),
    'data-pressed': isPressed || undefined,
  }
  // biome-ignore lint/a11y/noLabelWithoutControl: what it names is in its children, or has the id.
  return <label {...mergeProps(own, rest)} />
}

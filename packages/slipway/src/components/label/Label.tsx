import './label.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useHover } from '../../hooks/press/useHover.ts'

/** Props of `Label`, in addition to the props of `<label>`. */
export interface LabelProps extends ComponentProps<'label'> {
  /**
   * The `id` of the control to name and activate; the control may be anywhere in the document.
   * @default the first control inside it
   */
  htmlFor?: string
  /**
   * Class added while the label looks pressed; `none` for no pressed look.
   * @default 'none'
   */
  hoverClass?: string
  /**
   * Delay from the touch to the pressed look, in milliseconds.
   * @default 50
   */
  hoverStartTime?: number
  /**
   * Duration of the pressed look after the touch has ended, in milliseconds.
   * @default 400
   */
  hoverStayTime?: number
}

/**
 * A `<label>`: names a control and forwards clicks to it.
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
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children, or has the id.
  return <label {...mergeProps(own, rest)} />
}

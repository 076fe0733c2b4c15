import './view.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useHover } from '../../hooks/press/useHover.ts'

/** What a view takes, next to everything a `<div>` takes. */
export interface ViewProps extends ComponentProps<'div'> {
  /**
   * A class that it has while it looks pressed; `none` for no pressed look.
   * @default 'none'
   */
  hoverClass?: string
  /**
   * Whether elements around it stay without their own pressed look.
   * @default false
   */
  hoverStopPropagation?: boolean
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
  /**
   * Whether a finger that moves on it is kept from scrolling what lies below. What scrolls inside it goes on scrolling, and
   * two fingers still zoom.
   * @default false
   */
  catchMove?: boolean
}

/**
 * Groups content: a `<div>` that can look pressed, and keep touch moves to itself.
 *
 * Without these props it is the plain element: no listeners, nothing around it. What does something on a click is a
 * `<button>` (or Button), not a View with `onClick`: only a button has a role, a focus and keys.
 *
 * @example
 * <View hoverClass="pressed" {...useLongPress(openMenu)}>Hold me</View>
 */
export function View({
  hoverClass = 'none',
  hoverStopPropagation = false,
  hoverStartTime = 50,
  hoverStayTime = 400,
  catchMove = false,
  ...rest
}: ViewProps): ReactNode {
  const hoverTimes = { startTime: hoverStartTime, stayTime: hoverStayTime, stopPropagation: hoverStopPropagation }
  const [isPressed, hoverProps] = useHover<HTMLDivElement>(hoverClass === 'none' ? undefined : hoverTimes)
  const own = {
    ...hoverProps,
    className: cx('sw-view', isPressed && hoverClass),
    'data-pressed': isPressed || undefined,
    'data-catch-move': catchMove || undefined,
  }
  return <div {...mergeProps(own, rest)} />
}

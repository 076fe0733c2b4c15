import './view.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useHover } from '../../hooks/press/useHover.ts'

/** Props of `View`, in addition to those of `<div>`. */
export interface ViewProps extends ComponentProps<'div'> {
  /**
   * A class that is set while the view is pressed; `none` for no class.
   * @default 'none'
   */
  hoverClass?: string
  /**
   * Whether ancestors do not get their own `hoverClass` when this view is pressed.
   * @default false
   */
  hoverStopPropagation?: boolean
  /**
   * Milliseconds from the start of the touch until the class is set.
   * @default 50
   */
  hoverStartTime?: number
  /**
   * Milliseconds for which the class stays after the touch has ended.
   * @default 400
   */
  hoverStayTime?: number
  /**
   * Whether touch moves on the view do not scroll the content below it. Scrollers inside it still scroll, and two fingers
   * still zoom.
   * @default false
   */
  catchMove?: boolean
}

/**
 * A `<div>` that can show a pressed state and capture touch moves.
 *
 * Without these props it is a plain element without listeners and wrappers. For an action on click use a `<button>` (or
 * `Button`) instead of a `View` with `onClick`, because only a button has a role, focus and keys.
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

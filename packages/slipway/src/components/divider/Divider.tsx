import './divider.css'
import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** What a divider takes, next to everything an `<hr>` (a `<div>` with a text, a `<span>` that is upright) takes. */
export interface DividerProps extends ComponentProps<'div'> {
  /**
   * Axis of the line: `horizontal` between stacked content, `vertical` between content in a row.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Position of the text within the line.
   * @default 'center'
   */
  placement?: 'start' | 'center' | 'end'
  /** A few words within the line, of a horizontal one. */
  children?: ReactNode
}

/**
 * Parts what belongs apart by a hairline: a separator for screen readers, or the text that it has.
 *
 * @example
 * <Divider />
 *
 * @example
 * <Divider placement="start">Yesterday</Divider>
 */
export function Divider({
  orientation = 'horizontal',
  placement = 'center',
  children,
  ...rest
}: DividerProps): ReactNode {
  const isVertical = orientation === 'vertical'
  const own = { className: 'sw-divider', 'data-orientation': orientation }
  // The props are those of any element. In a line of text HTML takes no `<hr>`.
  if (isVertical) {
    const Upright = 'span' as 'div'
    return <Upright role="separator" aria-orientation="vertical" {...mergeProps(own, rest)} />
  }
  if (children == null || children === false) {
    const Line = 'hr' as 'div'
    return <Line {...mergeProps(own, rest)} />
  }
  return <div {...mergeProps({ ...own, 'data-placement': placement, children }, rest)} />
}

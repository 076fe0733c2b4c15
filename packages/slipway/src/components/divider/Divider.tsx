import './divider.css'
import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Props of `Divider`. It also accepts the props of its element: `<hr>`, `<div>` with a text, or `<span>` if vertical. */
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
  /** Short text within a horizontal line. */
  children?: ReactNode
}

/**
 * Separates content with a thin line, which may contain a text. Without a text it is a separator for screen readers.
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
  // A `<span>`, because HTML does not allow `<hr>` in a paragraph. The cast to `div` only unifies the types of the props.
  if (isVertical) {
    const Vertical = 'span' as 'div'
    return <Vertical role="separator" aria-orientation="vertical" {...mergeProps(own, rest)} />
  }
  if (children == null || children === false) {
    const Line = 'hr' as 'div'
    return <Line {...mergeProps(own, rest)} />
  }
  return <div {...mergeProps({ ...own, 'data-placement': placement, children }, rest)} />
}

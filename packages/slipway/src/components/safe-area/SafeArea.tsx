import './safe-area.css'
import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** A physical edge of the screen: `left` is the left edge in right-to-left text too. */
export type SafeAreaEdge = 'top' | 'right' | 'bottom' | 'left'

/** Props of `SafeArea`, in addition to those of `<div>`. */
export interface SafeAreaProps extends ComponentProps<'div'> {
  /**
   * The edges of the screen that the element touches.
   * @default all four
   */
  edges?: readonly SafeAreaEdge[]
}

/**
 * Pads its content, so that notches, round corners and system bars at the edge of the screen do not cover it. Its own
 * background extends to that edge.
 *
 * @example
 * <SafeArea edges={['bottom']} className="order-bar"><Button type="primary">Order</Button></SafeArea>
 */
export function SafeArea({ edges, ...rest }: SafeAreaProps): ReactNode {
  const own = { className: 'sw-safe-area', 'data-edges': edges?.join(' ') ?? 'top right bottom left' }
  return <div {...mergeProps(own, rest)} />
}

import './safe-area.css'
import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** An edge of the screen, as the device has it: left is left in right-to-left text too. */
export type SafeAreaEdge = 'top' | 'right' | 'bottom' | 'left'

/** What a safe area takes, next to everything a `<div>` takes. */
export interface SafeAreaProps extends ComponentProps<'div'> {
  /**
   * The edges of the screen that it reaches.
   * @default all four
   */
  edges?: readonly SafeAreaEdge[]
}

/**
 * Keeps its content clear of notches, round corners and the system's bars, where it reaches the edge of the screen. Its own
 * background goes on to that edge.
 *
 * @example
 * <SafeArea edges={['bottom']} className="order-bar"><Button type="primary">Order</Button></SafeArea>
 */
export function SafeArea({ edges, ...rest }: SafeAreaProps): ReactNode {
  const own = { className: 'sw-safe-area', 'data-edges': edges?.join(' ') ?? 'top right bottom left' }
  return <div {...mergeProps(own, rest)} />
}

import type { RefCallback } from 'react'
import { useGesture } from '../useGesture.ts'
import { attachPan } from './attachPan.ts'
import type { PanOptions } from './panOptions.ts'

/** Options of `usePan`. */
export interface UsePanOptions extends PanOptions {
  /**
   * Disables the pan; a pan in progress ends as cancelled.
   * @default false
   */
  disabled?: boolean
}

/**
 * Makes an element pannable by touch, pen and mouse.
 *
 * The latest listeners are called, and no render happens between them: move the element by its style, and set state at the end.
 *
 * @returns A ref for the element, with the same identity in each render; merge it with others by `useMergedRef`. `undefined` when
 * disabled.
 *
 * @example
 * const panRef = usePan({ axis: 'y', onMove: ({ offset }) => drag(offset.y), onEnd: ({ velocity }) => settle(velocity.y) })
 * return <div ref={panRef} />
 *
 * @see attachPan for its effects on scrolling, clicks and selections.
 */
export function usePan(options: UsePanOptions): RefCallback<HTMLElement> | undefined {
  const { axis, touchAction, pointers } = options
  return useGesture(attachPan, options, `${axis} ${touchAction} ${pointers}`)
}

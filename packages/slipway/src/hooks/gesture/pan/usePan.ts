import type { RefCallback } from 'react'
import { useGesture } from '../useGesture.ts'
import { attachPan } from './attachPan.ts'
import type { PanOptions } from './panOptions.ts'

/** How an element is panned, and whether. */
export interface UsePanOptions extends PanOptions {
  /**
   * Leaves the element alone; a pan under way ends as cancelled.
   * @default false
   */
  disabled?: boolean
}

/**
 * Makes an element pannable by touch, pen and mouse.
 *
 * The latest listeners are called, and nothing is rendered between them: move the element by its style, and set state at
 * the end.
 *
 * @returns A ref for the element, which stays the same from render to render; join it with others by `useMergedRef`.
 *   `undefined` when disabled.
 *
 * @example
 * const panRef = usePan({ axis: 'y', onMove: ({ offset }) => drag(offset.y), onEnd: ({ velocity }) => settle(velocity.y) })
 * return <div ref={panRef} />
 *
 * @see attachPan for what it does about scrolling, clicks and selections.
 */
export function usePan(options: UsePanOptions): RefCallback<HTMLElement> | undefined {
  const { axis, touchAction, pointers } = options
  return useGesture(attachPan, options, `${axis} ${touchAction} ${pointers}`)
}

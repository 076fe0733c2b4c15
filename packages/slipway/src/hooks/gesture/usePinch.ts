import type { RefCallback } from 'react'
import { attachPinch } from './attachPinch.ts'
import type { PinchOptions } from './pinchOptions.ts'
import { useGesture } from './useGesture.ts'

/** How an element is pinched, and whether. */
export interface UsePinchOptions extends PinchOptions {
  /**
   * Leaves the element alone; a pinch under way ends as cancelled.
   * @default false
   */
  disabled?: boolean
}

/**
 * Makes an element that two fingers can pinch, on a screen or on a trackpad; and the wheel with Ctrl, or without where asked for.
 *
 * The latest listeners are called, and nothing is rendered between them.
 *
 * @returns A ref for the element, which stays the same from render to render; join it with others by `useMergedRef`.
 *   `undefined` when disabled.
 *
 * @example
 * const pinchRef = usePinch({ onMove: ({ scale, origin, offset }) => draw(scale, origin, offset), onEnd: settle })
 * return <div ref={pinchRef} />
 *
 * @see attachPinch for how it begins and ends.
 */
export function usePinch(options: UsePinchOptions): RefCallback<HTMLElement> | undefined {
  return useGesture(attachPinch, options)
}

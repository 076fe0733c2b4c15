import type { RefCallback } from 'react'
import { attachTap, type TapOptions } from './attachTap.ts'
import { useGesture } from './useGesture.ts'

/** What is heard of taps, and whether. */
export interface UseTapOptions extends TapOptions {
  /**
   * Leaves the element alone; a tap that waits is given up.
   * @default false
   */
  disabled?: boolean
}

/**
 * Hears taps and double taps on an element, by touch, pen and mouse. What it does must be possible by keyboard as well.
 *
 * @returns A ref for the element, which stays the same from render to render; join it with others by `useMergedRef`.
 *   `undefined` when disabled.
 *
 * @example
 * const tapRef = useTap({ onDoubleTap: ({ x, y }) => zoomTo(x, y) })
 * return <div ref={tapRef} />
 */
export function useTap(options: UseTapOptions): RefCallback<HTMLElement> | undefined {
  return useGesture(attachTap, options)
}

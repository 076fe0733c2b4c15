import type { RefCallback } from 'react'
import { attachTap, type TapOptions } from './attachTap.ts'
import { useGesture } from './useGesture.ts'

/** Options of `useTap`, including `disabled`. */
export interface UseTapOptions extends TapOptions {
  /**
   * Disables the taps; a tap that waits for a second one is dropped.
   * @default false
   */
  disabled?: boolean
}

/**
 * Recognises taps and double taps on an element, by touch, pen and mouse. Make the same action available by keyboard.
 *
 * @returns A ref for the element, with the same identity in each render; merge it with others by `useMergedRef`. `undefined` when
 * disabled.
 *
 * @example
 * const tapRef = useTap({ onDoubleTap: ({ x, y }) => zoomTo(x, y) })
 * return <div ref={tapRef} />
 */
export function useTap(options: UseTapOptions): RefCallback<HTMLElement> | undefined {
  return useGesture(attachTap, options)
}

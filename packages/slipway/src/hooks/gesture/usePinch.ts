import type { RefCallback } from 'react'
import { attachPinch } from './attachPinch.ts'
import type { PinchOptions } from './pinchOptions.ts'
import { useGesture } from './useGesture.ts'

/** Options of `usePinch`. */
export interface UsePinchOptions extends PinchOptions {
  /**
   * Disables the pinch; a pinch in progress ends as cancelled.
   * @default false
   */
  disabled?: boolean
}

/**
 * Makes an element pinchable by two fingers on a screen, by a trackpad, and by the wheel with Ctrl (without Ctrl if `wheel` is
 * set).
 *
 * The latest listeners are called, and no render happens between them.
 *
 * @returns A ref for the element, with the same identity in each render; merge it with others by `useMergedRef`. `undefined` when
 * disabled.
 *
 * @example
 * const pinchRef = usePinch({ onMove: ({ scale, origin, offset }) => draw(scale, origin, offset), onEnd: settle })
 * return <div ref={pinchRef} />
 *
 * @see attachPinch for its start and end.
 */
export function usePinch(options: UsePinchOptions): RefCallback<HTMLElement> | undefined {
  return useGesture(attachPinch, options)
}

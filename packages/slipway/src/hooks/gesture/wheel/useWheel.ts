import type { RefCallback } from 'react'
import { useGesture } from '../useGesture.ts'
import { attachWheel, type WheelOptions } from './attachWheel.ts'

/** Options of `useWheel`, including `disabled`. */
export interface UseWheelOptions extends WheelOptions {
  /**
   * Leaves the wheel to the browser.
   * @default false
   */
  disabled?: boolean
}

/**
 * Listens to a mouse wheel and to two fingers on a trackpad over an element. Unlike React's `onWheel`, the listener can prevent the
 * browser's default action.
 *
 * @returns A ref for the element, with the same identity in each render; merge it with others by `useMergedRef`. `undefined` when
 * disabled.
 *
 * @example
 * const wheelRef = useWheel({ onWheel: ({ notches, isFirst }) => turn(notches.y || (isFirst ? 1 : 0)) })
 * return <div ref={wheelRef} />
 */
export function useWheel(options: UseWheelOptions): RefCallback<HTMLElement> | undefined {
  return useGesture(attachWheel, options)
}

import type { RefCallback } from 'react'
import { useGesture } from '../useGesture.ts'
import { attachWheel, type WheelOptions } from './attachWheel.ts'

/** What is done by the wheel, and whether. */
export interface UseWheelOptions extends WheelOptions {
  /**
   * Leaves the wheel to the browser.
   * @default false
   */
  disabled?: boolean
}

/**
 * Hears the wheel of a mouse and two fingers on a trackpad over an element, and may keep each step from the browser, which React's
 * `onWheel` cannot.
 *
 * @returns A ref for the element, which stays the same from render to render; join it with others by `useMergedRef`.
 *   `undefined` when disabled.
 *
 * @example
 * const wheelRef = useWheel({ onWheel: ({ notches, isFirst }) => turn(notches.y || (isFirst ? 1 : 0)) })
 * return <div ref={wheelRef} />
 */
export function useWheel(options: UseWheelOptions): RefCallback<HTMLElement> | undefined {
  return useGesture(attachWheel, options)
}

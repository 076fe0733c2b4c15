import { type RefCallback, useCallback } from 'react'
import { useLatest } from './useLatest.ts'

/** A listener of one type of DOM event. */
export type NativeListener<Type extends keyof HTMLElementEventMap> = (event: HTMLElementEventMap[Type]) => void

/**
 * Listens to a DOM event itself, for events where React's prop differs: the `change` that follows the end of an input, a
 * `touchmove` that can be prevented.
 *
 * @param listener The latest listener is called. Without a listener, nothing is attached.
 * @param passive `false` allows the listener to prevent the browser's default action.
 * @returns A ref for the element; merge it with others by `useMergedRef`. `undefined` without a listener.
 */
export function useNativeListener<Type extends keyof HTMLElementEventMap>(
  type: Type,
  listener: NativeListener<Type> | undefined,
  passive = true,
): RefCallback<HTMLElement> | undefined {
  const latest = useLatest(listener)
  const attach = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      const call: NativeListener<Type> = (event) => latest.current?.(event)
      element?.addEventListener(type, call, { passive })
      return () => element?.removeEventListener(type, call)
    },
    [type, passive, latest],
  )
  return listener && attach
}

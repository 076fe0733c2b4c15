import { type RefCallback, useCallback } from 'react'
import { useLatest } from './useLatest.ts'

/** A listener of one DOM event. */
export type NativeListener<Type extends keyof HTMLElementEventMap> = (event: HTMLElementEventMap[Type]) => void

/**
 * Listens to a DOM event as the browser sends it, where React's prop means something else: the `change` that ends an
 * input, a `touchmove` that can be prevented.
 *
 * @param listener The latest one is called. Without one, nothing is attached.
 * @param passive `false` lets the listener prevent what the browser would do.
 * @returns A ref for the element; join it with others by `useMergedRef`. `undefined` without a listener.
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

import { type RefCallback, useCallback } from 'react'
import { useLatest } from '../useLatest.ts'
import type { PanOptions } from './panOptions.ts'

/**
 * Makes an element pannable, as `usePan` does, by code that comes after the first render: for a component that can be used
 * without the gesture, and should not weigh as much as it.
 *
 * @param options What it says of `axis`, `pointers` and `touchAction` must stay as it was.
 * @returns A ref for the element; `undefined` when disabled. While it is attached, the element's style has a `touch-action`.
 */
export function useLatePan(options: PanOptions & { disabled?: boolean }): RefCallback<HTMLElement> | undefined {
  const latest = useLatest(options)
  const attach = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return
      const gone = new AbortController()
      // Where it cannot be loaded, there is no gesture.
      import('./attachPan.ts').then(
        ({ attachPan }) => {
          if (gone.signal.aborted) return
          gone.signal.addEventListener(
            'abort',
            attachPan(element, latest.current, () => latest.current),
          )
        },
        () => {},
      )
      return () => gone.abort()
    },
    [latest],
  )
  return options.disabled ? undefined : attach
}

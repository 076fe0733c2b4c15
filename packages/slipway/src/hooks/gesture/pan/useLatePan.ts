import { type RefCallback, useCallback } from 'react'
import { whenLoaded } from '../../../base/whenLoaded.ts'
import { useLatest } from '../../useLatest.ts'
import type { PanOptions } from './panOptions.ts'

/**
 * Makes an element pannable, as `usePan` does, but loads the code after the first render. For components that are usable without
 * the gesture and should not include its code.
 *
 * @param options `axis`, `pointers` and `touchAction` must not change.
 * @returns A ref for the element; `undefined` when disabled. While the ref is attached, the element's style has a `touch-action`.
 */
export function useLatePan(options: PanOptions & { disabled?: boolean }): RefCallback<HTMLElement> | undefined {
  const latest = useLatest(options)
  const attach = useCallback(
    (element: HTMLElement) =>
      // If the code cannot be loaded, the element has no gesture.
      whenLoaded(import('./attachPan.ts'), (late) => late.attachPan(element, latest.current, () => latest.current)),
    [latest],
  )
  return options.disabled ? undefined : attach
}

import { type RefCallback, useCallback } from 'react'
import { whenLoaded } from '../../../base/whenLoaded.ts'
import { useLatest } from '../../useLatest.ts'
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
  const attach = useCallback(
    (element: HTMLElement) =>
      // Where it cannot be loaded, there is no gesture.
      whenLoaded(import('./attachPan.ts'), (late) => late.attachPan(element, latest.current, () => latest.current)),
    [latest],
  )
  return options.disabled ? undefined : attach
}

import { type RefCallback, useCallback } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { useLatest } from '../useLatest.ts'

/** Attaches a recogniser to an element. It asks `latest` for the options as they are at the time. */
export type Attach<Options> = (element: HTMLElement, options: Options, latest: () => Options) => Unsubscribe

/**
 * Attaches a recogniser to an element as long as that is there.
 *
 * @param attach Always the same function.
 * @param fixed What the recogniser reads only once, as text: when it changes, it is attached anew.
 * @returns A ref that stays the same from render to render; `undefined` when disabled.
 */
export function useGesture<Options>(
  attach: Attach<Options>,
  options: Options & { readonly disabled?: boolean | undefined },
  fixed = '',
): RefCallback<HTMLElement> | undefined {
  const latest = useLatest<Options>(options)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an attached recogniser does not read again attaches it anew
  const ref = useCallback<RefCallback<HTMLElement>>(
    (element) => (element ? attach(element, options, () => latest.current) : undefined),
    [latest, fixed],
  )
  return options.disabled ? undefined : ref
}

import { type RefCallback, useCallback } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { useLatest } from '../useLatest.ts'

/** Attaches a recogniser to an element. The recogniser calls `latest` for the current options. */
export type Attach<Options> = (element: HTMLElement, options: Options, latest: () => Options) => Unsubscribe

/**
 * Attaches a recogniser to an element while it is mounted.
 *
 * @param attach Must be a stable function.
 * @param fixed The options that the recogniser reads only once, as a text: a change attaches it again.
 * @returns A ref with the same identity in each render; `undefined` when disabled.
 */
export function useGesture<Options>(
  attach: Attach<Options>,
  options: Options & { readonly disabled?: boolean | undefined },
  fixed = '',
): RefCallback<HTMLElement> | undefined {
  const latest = useLatest<Options>(options)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attach` is stable; the options that are read only once are in `fixed`.
  const ref = useCallback<RefCallback<HTMLElement>>(
    (element) => (element ? attach(element, options, () => latest.current) : undefined),
    [latest, fixed],
  )
  return options.disabled ? undefined : ref
}

import { type PointerEvent, type RefCallback, useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import type { CallParams, PagePath } from '../../router/config/register.ts'
import type { Target } from '../../router/config/targets.ts'
import { prefetch } from '../../router/load/prefetch.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'

/**
 * When a page is prefetched: as soon as the user is about to open it (`intent`); in addition, when the element enters the view
 * (`visible`) or when the browser is idle (`idle`).
 */
export type PrefetchTime = 'intent' | 'visible' | 'idle'

/** Options of `usePrefetch`. */
export interface PrefetchOptions {
  /** When to prefetch the page; `false` for never. @default 'intent' */
  readonly on?: PrefetchTime | false
}

/** Props for the element. Merge them with handlers of your own with `mergeProps`. */
export interface PrefetchProps {
  readonly ref: RefCallback<Element> | undefined
  onPointerEnter?(event: PointerEvent): void
  onPointerLeave?(event: PointerEvent): void
  onPointerDown?(event: PointerEvent): void
  onFocus?(): void
}

/** Time that the mouse must hover over an element, so that a mouse that only crosses it does not prefetch. */
const restMs = 50

/**
 * Prefetches a page's code and data before the user opens it: when an element is pressed or focused, or when the mouse hovers
 * over it. On request also when it enters the view, or when the browser is idle. Does nothing if the user has turned on data
 * saving.
 *
 * @returns Props to spread on the element.
 *
 * @example
 * <tr {...usePrefetch('/order/:id', { id })} onClick={() => navigateTo('/order/:id', { id })}>
 */
export function usePrefetch<Path extends PagePath>(
  path: Path,
  params: CallParams<Path>,
  { on = 'intent' }: PrefetchOptions = {},
): PrefetchProps {
  return useTargetPrefetch({ path, params: params as object }, on)
}

/** Variant of `usePrefetch` for a target that may be an address or `undefined`. */
export function useTargetPrefetch(target: Target | undefined, on: PrefetchTime | false): PrefetchProps {
  const pages = useNavigatorContext()
  const latest = useLatest(target)
  const start = useCallback(() => {
    if (latest.current) prefetch(pages, latest.current)
  }, [pages, latest])
  // A changed target is observed again.
  const href = target && pages.hrefOf(target)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopWaiting = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (on === 'idle' && href !== undefined) return whenIdle(start)
    return undefined
  }, [on, href, start])
  const watch = useCallback<RefCallback<Element>>(
    (element) => {
      if (!element || href === undefined) return undefined
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        start()
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [href, start],
  )
  if (!on) return { ref: undefined }
  return {
    ref: on === 'visible' ? watch : undefined,
    onPointerEnter({ pointerType }) {
      stopWaiting()
      if (pointerType === 'mouse') timer.current = setTimeout(start, restMs)
    },
    onPointerLeave: stopWaiting,
    onPointerDown: start,
    onFocus: start,
  }
}

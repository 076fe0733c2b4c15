import { type PointerEvent, type RefCallback, useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import type { CallParams, PagePath } from '../../router/config/register.ts'
import type { Target } from '../../router/config/targets.ts'
import { prefetch } from '../../router/load/prefetch.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'

/**
 * When a page is loaded ahead: as soon as the user seems about to open it (`intent`), and before that when the element comes
 * into view (`visible`) or when the browser has time (`idle`).
 */
export type PrefetchTime = 'intent' | 'visible' | 'idle'

/** Options of `usePrefetch`. */
export interface PrefetchOptions {
  /** When the page is loaded; `false` for not at all. @default 'intent' */
  readonly on?: PrefetchTime | false
}

/** What `usePrefetch` needs on the element; with handlers of your own, join them by `mergeProps`. */
export interface PrefetchProps {
  readonly ref: RefCallback<Element> | undefined
  onPointerEnter?(event: PointerEvent): void
  onPointerLeave?(event: PointerEvent): void
  onPointerDown?(event: PointerEvent): void
  onFocus?(): void
}

/** Time that the mouse has to rest on an element: crossing it on the way elsewhere means nothing. */
const restMs = 50

/**
 * Loads a page's code, and its data, before the user opens it: when an element is pressed, has the focus, or the mouse rests
 * on it, and if asked for, when it comes into view or the browser has time. Users who save data are spared.
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

/** As `usePrefetch`, for a target that may be an address, or none. */
export function useTargetPrefetch(target: Target | undefined, on: PrefetchTime | false): PrefetchProps {
  const pages = useNavigatorContext()
  const latest = useLatest(target)
  const start = useCallback(() => {
    if (latest.current) prefetch(pages, latest.current)
  }, [pages, latest])
  // An element that gets another target watches anew.
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

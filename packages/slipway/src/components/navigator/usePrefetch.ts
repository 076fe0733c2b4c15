import { type PointerEvent, type RefCallback, useCallback } from 'react'
import { whenIdle } from '../../hooks/whenIdle.ts'
import type { CallParams, PagePath } from '../../router/config/register.ts'
import type { ResolvedTarget } from '../../router/config/targets.ts'
import { prefetch } from '../../router/links/prefetch.ts'
import type { PageNavigator } from '../../router/navigator.ts'
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

/** Timers of the elements that the mouse is over. Not state of each element, because long lists have many. */
const timers = new WeakMap<EventTarget, ReturnType<typeof setTimeout>>()

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
  const pages = useNavigatorContext()
  return usePrefetchOf(pages, pages.locate({ path, params: params as object }), on)
}

/** Variant of `usePrefetch` for a resolved target, which may be `undefined`. */
export function usePrefetchOf(
  pages: PageNavigator,
  resolved: ResolvedTarget | undefined,
  on: PrefetchTime | false,
): PrefetchProps {
  // A changed target is observed again.
  const url = resolved?.params && resolved.url
  const watch = useCallback<RefCallback<Element>>(
    (element) => {
      if (!element || url === undefined) return undefined
      const start = () => prefetch(pages, { url })
      if (on === 'idle') return whenIdle(start)
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        start()
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [pages, url, on],
  )
  if (!on || !resolved) return { ref: undefined }
  const start = () => prefetch(pages, resolved)
  return {
    ref: on === 'intent' ? undefined : watch,
    onPointerEnter({ pointerType, currentTarget }) {
      clearTimeout(timers.get(currentTarget))
      if (pointerType !== 'mouse') return
      const startIfMounted = () => currentTarget.isConnected && start()
      timers.set(currentTarget, setTimeout(startIfMounted, restMs))
    },
    onPointerLeave: ({ currentTarget }) => clearTimeout(timers.get(currentTarget)),
    onPointerDown: start,
    onFocus: start,
  }
}

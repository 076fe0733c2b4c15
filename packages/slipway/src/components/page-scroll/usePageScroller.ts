import type { Unsubscribe } from '../../base/emitter.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import { useVisibleLayoutEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'

/**
 * Calls `onScroll` for each scroll of the current page while the page is not covered. Browsers emit scroll events at most once
 * per frame.
 */
export function usePageScroller(onScroll: (scroller: HTMLElement) => void): void {
  const key = usePageKey()
  const latest = useLatest(onScroll)
  useVisibleLayoutEffect((): Unsubscribe | undefined => {
    const scroller = document.querySelector<HTMLElement>(pageScroller(key))
    if (!scroller) return
    const listener = () => latest.current(scroller)
    scroller.addEventListener('scroll', listener, { passive: true })
    return () => scroller.removeEventListener('scroll', listener)
  }, [key, latest])
}

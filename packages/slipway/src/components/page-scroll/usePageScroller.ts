import { useLayoutEffect } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'

/** Hears each scroll of the page around while the page is not covered. The browser tells of scrolls once a frame at most. */
export function usePageScroller(onScroll: (scroller: HTMLElement) => void): void {
  const key = usePageKey()
  const latest = useLatest(onScroll)
  useLayoutEffect((): Unsubscribe | undefined => {
    const scroller = document.querySelector<HTMLElement>(pageScroller(key))
    if (!scroller) return
    const listener = () => latest.current(scroller)
    scroller.addEventListener('scroll', listener, { passive: true })
    return () => scroller.removeEventListener('scroll', listener)
  }, [key, latest])
}

import { useRef } from 'react'
import { initialReach, nextReach } from '../../hooks/scroll/reach.state.ts'
import { usePageScroller } from './usePageScroller.ts'

/** When `useReachBottom` calls. */
export interface ReachBottomOptions {
  /**
   * How near to the end of the content, in CSS pixels.
   * @default 50
   */
  readonly distance?: number | undefined
}

/**
 * Hears that the page around is scrolled to its bottom, to load what comes next. Works in any child of a page.
 *
 * Called once, and again after the page has left its bottom or its content has grown by more than the distance. Not called
 * while the content fits into the page: there is nothing to scroll then, so the first screenful is the page's own to load.
 *
 * @example
 * useReachBottom(() => loadNextPage(), { distance: 200 })
 */
export function useReachBottom(listener: () => void, { distance = 50 }: ReachBottomOptions = {}): void {
  const state = useRef(initialReach)
  usePageScroller(({ scrollTop: topPx, clientHeight: viewportPx, scrollHeight: contentPx }) => {
    const before = state.current
    state.current = nextReach(before, { topPx, viewportPx, contentPx }, distance)
    if (state.current !== before && state.current !== initialReach) listener()
  })
}

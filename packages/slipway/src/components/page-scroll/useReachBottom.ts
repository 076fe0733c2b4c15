import { useRef } from 'react'
import { initialReach, nextReach } from '../../hooks/scroll/reach.state.ts'
import { usePageScroller } from './usePageScroller.ts'

/** Options of `useReachBottom`. */
export interface ReachBottomOptions {
  /**
   * Distance to the end of the content at which the bottom counts as reached, in CSS pixels.
   * @default 50
   */
  readonly distance?: number | undefined
}

/**
 * Calls the listener when the current page is scrolled to its bottom, to load more content. Works in any descendant of a page.
 *
 * It is called once, and again after the page has left its bottom or its content has grown by more than `distance`. It is not
 * called while the content fits into the page, because there is nothing to scroll: load the first screenful yourself.
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

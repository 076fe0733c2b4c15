import { pageScroller } from '../../base/page/pageScroller.ts'
import { readExtent } from '../../hooks/scroll/readExtent.ts'
import { useEndInView } from '../../hooks/scroll/useEndInView.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'
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
 * Calls the listener when the bottom of the current page is in view, to load more content: after a scroll, and also if the content does
 * not fill the page, so that the first load continues until the page is full. Works in any descendant of a page.
 *
 * It is called once, and again after the page has left its bottom or its content has grown by more than `distance`. If it returns a
 * promise, it is not called again before the promise is settled, and then any growth counts. Pass `undefined` while there is nothing
 * to load, or while the first content loads.
 *
 * @example
 * useReachBottom(hasMore ? () => loadNextPage() : undefined, { distance: 200 })
 */
export function useReachBottom(
  listener: (() => unknown) | undefined,
  { distance = 50 }: ReachBottomOptions = {},
): void {
  const key = usePageKey()
  const { check } = useEndInView({
    findScroller: () => document.querySelector<HTMLElement>(pageScroller(key)),
    readExtent: (scroller) => readExtent(scroller, 'y'),
    distancePx: distance,
    onReach: listener && (() => listener()),
  })
  usePageScroller(() => check())
}

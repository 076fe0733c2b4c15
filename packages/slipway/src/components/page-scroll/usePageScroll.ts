import { usePageScroller } from './usePageScroller.ts'

/** Event of `usePageScroll`. */
export interface PageScrollEvent {
  /** Distance from the top of the content, in CSS pixels. Outside the content's range while the system lets the user overscroll. */
  readonly scrollTop: number
}

/**
 * Calls the listener while the current page scrolls, at most once per frame. Works in any descendant of a page.
 *
 * The listener never blocks scrolling. Set state only for values that change rarely; write values that follow each pixel to a
 * style.
 *
 * @example
 * usePageScroll(({ scrollTop }) => setRaised(scrollTop > 0))
 */
export function usePageScroll(listener: (event: PageScrollEvent) => void): void {
  usePageScroller(({ scrollTop }) => listener({ scrollTop }))
}

import { usePageScroller } from './usePageScroller.ts'

/** Where a page is scrolled to. */
export interface PageScrollEvent {
  /** CSS pixels from the content's top. Beyond its ends where the system lets a page be pulled. */
  readonly scrollTop: number
}

/**
 * Hears where the page around is scrolled to, once a frame at most while it scrolls. Works in any child of a page.
 *
 * Listening never holds the scrolling up. Set state only for what few scrolls change; what follows each pixel is better
 * written to a style.
 *
 * @example
 * usePageScroll(({ scrollTop }) => setRaised(scrollTop > 0))
 */
export function usePageScroll(listener: (event: PageScrollEvent) => void): void {
  usePageScroller(({ scrollTop }) => listener({ scrollTop }))
}

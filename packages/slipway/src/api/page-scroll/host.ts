/** Where to scroll: a position in CSS pixels, or an element inside the page and so much further down. */
export type ScrollGoal = { readonly scrollTop: number } | { readonly selector: string; readonly offsetPx: number }

/**
 * How a scroll ended.
 *
 * - `reached`: the page is there, or as near as its content allows.
 * - `interrupted`: the user scrolled, or the signal ended it; the page stays where it is.
 * - `no-page`, `no-element`, `invalid-selector`: nothing was scrolled.
 */
export type ScrollEnd = 'reached' | 'interrupted' | 'no-page' | 'no-element' | 'invalid-selector'

/** What a platform offers to scroll pages. */
export interface PageScrollHost {
  /**
   * Scrolls a page, named by its key, and resolves when that has ended. A duration of 0 ms jumps; so does any where people
   * asked for less motion. An element comes to the page's top edge. Never rejects.
   */
  scrollTo(key: string, goal: ScrollGoal, durationMs: number, signal: AbortSignal): Promise<ScrollEnd>
}

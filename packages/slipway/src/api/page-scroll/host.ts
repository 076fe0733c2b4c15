/** The target of a scroll: a position in CSS pixels, or an element in the page and an offset below it. */
export type ScrollGoal = { readonly scrollTop: number } | { readonly selector: string; readonly offsetPx: number }

/**
 * The outcome of a scroll.
 *
 * - `reached`: the page has reached the target, or the nearest position that its content allows.
 * - `interrupted`: the user scrolled, or the signal ended the scroll; the page stays at its current position.
 * - `no-page`, `no-element`, `invalid-selector`: the page was not scrolled.
 */
export type ScrollEnd = 'reached' | 'interrupted' | 'no-page' | 'no-element' | 'invalid-selector'

/** The platform's part of `pageScrollTo`. */
export interface PageScrollHost {
  /**
   * Scrolls the page with this key, and resolves when the scroll has ended. A duration of 0 ms jumps, as does any duration if
   * the user prefers reduced motion. An element is scrolled to the page's top edge. Never rejects.
   */
  scrollTo(key: string, goal: ScrollGoal, durationMs: number, signal: AbortSignal): Promise<ScrollEnd>
}

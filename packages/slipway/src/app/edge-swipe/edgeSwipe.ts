import type { PanPointerType } from '../../hooks/gesture/pan/panOptions.ts'
import type { SwipeBack } from '../../router/config/config.ts'
import { useSwipedPages } from './useSwipedPages.ts'

/** Options of `edgeSwipe`. */
export interface EdgeSwipeOptions {
  /**
   * Width in pixels of the strip at the start edge of a page in which a swipe can begin.
   * @default 20
   */
  readonly width?: number
  /**
   * Pointer types that can swipe. A mouse is left out because it selects text; add it for a phone that is simulated on a
   * desktop.
   * @default ['touch', 'pen']
   */
  readonly pointers?: readonly PanPointerType[]
}

/** A swipe together with the code that handles it, so that apps without it do not contain that code. */
export interface EdgeSwipe extends SwipeBack {
  readonly pointers: readonly PanPointerType[]
  /** Hook that the shell calls. */
  readonly useSwipedPages: typeof useSwipedPages
}

/**
 * Lets the user swipe from the start edge to go back: the page follows the pointer, and the page below is uncovered.
 *
 * Turn it on only if the browser has no such gesture, otherwise both gestures react to one swipe. This is the case in the
 * native shell for iOS with the gesture of its web view turned off.
 *
 * @example
 * defineApp({ pages, swipeBack: Capacitor.getPlatform() === 'ios' ? edgeSwipe() : undefined })
 */
export function edgeSwipe({ width = 20, pointers = ['touch', 'pen'] }: EdgeSwipeOptions = {}): EdgeSwipe {
  return { width, pointers, useSwipedPages }
}

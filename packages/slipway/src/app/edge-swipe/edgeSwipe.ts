import type { PanPointerType } from '../../hooks/gesture/pan/panOptions.ts'
import type { SwipeBack } from '../../router/config/config.ts'
import { useHeld } from './useHeld.ts'

/** Options of `edgeSwipe`. */
export interface EdgeSwipeOptions {
  /**
   * Width of the strip at the start edge of a page in which a finger may begin, in pixels.
   * @default 20
   */
  readonly width?: number
  /**
   * What may turn a page. A mouse, which selects text there, is none of it: add it for a phone that is drawn on a desk.
   * @default ['touch', 'pen']
   */
  readonly pointers?: readonly PanPointerType[]
}

/** A swipe with the code that follows it, so that an app without one does not carry it. */
export interface EdgeSwipe extends SwipeBack {
  readonly pointers: readonly PanPointerType[]
  /** What the shell uses. */
  readonly useHeld: typeof useHeld
}

/**
 * Lets a finger at the start edge turn the page back: the page follows it, and the one below comes along.
 *
 * Turn it on where the browser has no such gesture of its own, else two of them follow one finger: in the native shell for
 * iOS, with the gesture of its web view off.
 *
 * @example
 * defineApp({ pages, swipeBack: Capacitor.getPlatform() === 'ios' ? edgeSwipe() : undefined })
 */
export function edgeSwipe({ width = 20, pointers = ['touch', 'pen'] }: EdgeSwipeOptions = {}): EdgeSwipe {
  return { width, pointers, useHeld }
}

import type { PinchMotion } from './pinch.state.ts'

/** What pinches: fingers on a screen, or the trackpad and the wheel. */
export type PinchPointer = 'touch' | 'wheel'

/** A pinch as it begins. */
export interface PinchBegin extends PinchMotion {
  readonly pointerType: PinchPointer
  /** The innermost element under the last finger that came down, or under the pointer. */
  readonly target: EventTarget | null
}

/** A pinch as it ends. */
export interface PinchEnd extends PinchMotion {
  /**
   * Whether the user did not let it go: the browser, a window that lost the focus, an element that went away. What was changed
   * goes back to what it was.
   */
  readonly cancelled: boolean
}

/** How an element is pinched, and what that calls. */
export interface PinchOptions {
  /** Has the last word when a pinch is recognised; refused fingers are not asked about again. */
  canBegin?(event: PinchBegin): boolean
  onBegin?(event: PinchBegin): void
  /** Called for each move, the one that began the pinch included. */
  onMove?(event: PinchMotion): void
  /** Called once for each begin, whatever happens. */
  onEnd?(event: PinchEnd): void
  /**
   * Whether the wheel pinches without Ctrl too, as in viewers and maps. Sideways it still scrolls what it can.
   * @default false
   */
  wheel?: boolean
  /**
   * Its rank among nested pinches, of which otherwise the innermost wins.
   * @default 0
   */
  priority?: number
}

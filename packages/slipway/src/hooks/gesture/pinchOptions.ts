import type { PinchMotion } from './pinch.state.ts'

/** Type of the pointer that pinches: `touch`, or `wheel` for trackpads and wheels. */
export type PinchPointer = 'touch' | 'wheel'

/** A pinch at its start. */
export interface PinchBegin extends PinchMotion {
  readonly pointerType: PinchPointer
  /** The innermost element under the last touch, or under the pointer. */
  readonly target: EventTarget | null
}

/** A pinch at its end. */
export interface PinchEnd extends PinchMotion {
  /**
   * Whether the pinch ended without a release: by the browser, by a window that lost the focus, or because the element was removed.
   * Restore the content's initial state then.
   */
  readonly cancelled: boolean
}

/** Options and listeners of a pinch. */
export interface PinchOptions {
  /** Called when a pinch is recognised; `false` refuses these touches. */
  canBegin?(event: PinchBegin): boolean
  onBegin?(event: PinchBegin): void
  /** Called for each move, including the one that began the pinch. */
  onMove?(event: PinchMotion): void
  /** Called once for each `onBegin`, in every case. */
  onEnd?(event: PinchEnd): void
  /**
   * Whether the wheel pinches without Ctrl too, as in viewers and maps. A horizontal wheel movement still scrolls.
   * @default false
   */
  wheel?: boolean
  /**
   * Priority among nested pinches; between equal priorities the innermost wins.
   * @default 0
   */
  priority?: number
}

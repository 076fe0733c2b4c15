import type { Unsubscribe } from '../../base/emitter.ts'
import type { WindowResizeEvent } from './windowResize.ts'

/** The platform's part of `onWindowResize`. */
export interface WindowResizeHost {
  /** Measures the current sizes. Called only while there are listeners. */
  measure(): WindowResizeEvent
  /**
   * Calls a listener when the size of the window has changed, at most once per frame. On platforms without a window the listener
   * is never called.
   */
  watch(listener: () => void): Unsubscribe
}

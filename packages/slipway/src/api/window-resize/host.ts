import type { Unsubscribe } from '../../base/emitter.ts'
import type { WindowResizeEvent } from './windowResize.ts'

/** What a platform offers to follow the size of the window. */
export interface WindowResizeHost {
  /** The sizes at the moment. Called only while somebody watches. */
  measure(): WindowResizeEvent
  /** Calls a listener when the window has another size, once a frame at most. Where there is no window, never. */
  watch(listener: () => void): Unsubscribe
}

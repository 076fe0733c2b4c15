import type { Unsubscribe } from '../../base/emitter.ts'
import type { KeyboardHeightEvent } from './keyboard.ts'

/** What a platform offers for its soft keyboard. */
export interface KeyboardHost {
  /**
   * Calls a listener when the keyboard has another height. Meanwhile what it covers stands in the custom property
   * `--sw-keyboard-height`, and the field in focus is brought into view. Where there is no window, never.
   */
  watch(listener: (event: KeyboardHeightEvent) => void): Unsubscribe
  /** Takes the focus from the field that has it, and with it the keyboard. */
  hide(): Promise<void>
}

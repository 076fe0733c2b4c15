import type { Unsubscribe } from '../../base/emitter.ts'
import type { KeyboardHeightEvent } from './keyboard.ts'

/** Platform interface of the soft keyboard. */
export interface KeyboardHost {
  /**
   * Calls a listener when the height of the keyboard changes. While it is registered, the custom property
   * `--sw-keyboard-height` contains the covered height, and the focused field is scrolled into view. Never calls the
   * listener without a window.
   */
  watch(listener: (event: KeyboardHeightEvent) => void): Unsubscribe
  /** Removes the focus from the focused field, which closes the keyboard. */
  hide(): Promise<void>
}

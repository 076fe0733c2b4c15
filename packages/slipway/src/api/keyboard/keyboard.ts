import { host as platformHost } from '#host/keyboard'
import { callApi } from '../../base/call/callApi.ts'
import { createSource } from '../../base/createSource.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { KeyboardHost } from './host.ts'

/** Event of `onKeyboardHeightChange`. */
export interface KeyboardHeightEvent {
  /** Height of the keyboard in CSS pixels; 0 when it is closed. */
  readonly height: number
  /**
   * Remaining time of the keyboard's animation in milliseconds. Browsers report the keyboard after its animation, so it
   * is 0 there.
   */
  readonly duration: number
}

/** Options of `hideKeyboard`; currently empty. */
export type HideKeyboardOptions = Readonly<Record<never, never>>

const heights = createSource<KeyboardHost, KeyboardHeightEvent>('onKeyboardHeightChange', (host, notify) =>
  host.watch(notify),
)

/**
 * Calls a listener when the soft keyboard opens, closes or changes its height.
 *
 * While a listener is registered, `--sw-keyboard-height` on the root element is the height of the app that the keyboard
 * covers, and the focused field is scrolled into view. Every mounted `Input` and `Textarea` registers a listener.
 *
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @returns A function that removes the listener.
 * @platform web, capacitor
 *
 * @example
 * const stop = onKeyboardHeightChange(({ height }) => setIsTyping(height > 0))
 */
export function onKeyboardHeightChange(
  listener: (event: KeyboardHeightEvent) => void,
  host: KeyboardHost = platformHost,
): Unsubscribe {
  return heights(host, listener)
}

/**
 * Hides the soft keyboard by removing the focus from the focused field. Also resolves if no field is focused.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * await hideKeyboard()
 */
export function hideKeyboard(options: HideKeyboardOptions = {}, host: KeyboardHost = platformHost): Promise<void> {
  return callApi('hideKeyboard', options, () => host.hide())
}

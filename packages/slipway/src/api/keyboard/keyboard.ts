import { host as platformHost } from '#host/keyboard'
import { callApi } from '../../base/call/callApi.ts'
import { createSource } from '../../base/createSource.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { KeyboardHost } from './host.ts'

/** What a listener of `onKeyboardHeightChange` gets. */
export interface KeyboardHeightEvent {
  /** Height of the keyboard in CSS pixels; 0 when it has gone. */
  readonly height: number
  /** Milliseconds that it is still on its way: 0 where the platform tells of it only once it is there, as browsers do. */
  readonly duration: number
}

/** Options of `hideKeyboard`. There are none yet. */
export type HideKeyboardOptions = Readonly<Record<never, never>>

const heights = createSource<KeyboardHost, KeyboardHeightEvent>('onKeyboardHeightChange', (host, tell) =>
  host.watch(tell),
)

/**
 * Calls a listener when the soft keyboard comes, goes or changes its height.
 *
 * While anyone listens, `--sw-keyboard-height` on the root element is how much of the app the keyboard covers, and the
 * field in focus is brought into view. Every mounted `Input` and `Textarea` listens.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @returns What stops it.
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
 * Hides the soft keyboard: the field in focus loses it. Resolves also where none has it.
 *
 * @throws {ApiError} `unavailable` where there is no document.
 * @platform web, capacitor
 *
 * @example
 * await hideKeyboard()
 */
export function hideKeyboard(options: HideKeyboardOptions = {}, host: KeyboardHost = platformHost): Promise<void> {
  return callApi('hideKeyboard', options, () => host.hide())
}

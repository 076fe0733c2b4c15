import { host as platformHost } from '#host/clipboard'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { enClipboard } from '../../base/locale/en/enClipboard.ts'
import { words } from '../../base/locale/words.ts'
import { showToast } from '../toast/index.ts'
import type { ClipboardHost } from './host.ts'

/** Options of `setClipboardData`. */
export interface SetClipboardDataOptions {
  /** The text to copy. */
  readonly data: string
  /**
   * Whether to show a toast in the app's language after copying.
   * @default true
   */
  readonly showToast?: boolean | undefined
}

/** Options of `getClipboardData`. */
export interface GetClipboardDataOptions {
  /** Cancels the call, for example while the browser asks the user for permission. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `getClipboardData`. */
export interface GetClipboardDataResult {
  /** Text on the clipboard; empty if the clipboard has no text, for example if it contains an image. */
  readonly data: string
}

/**
 * Copies text to the clipboard and shows a toast.
 *
 * Call it in an event handler of a user gesture, such as a click; otherwise browsers refuse it.
 *
 * @throws {ApiError} `invalid-argument` if `data` is not a string; `denied` if the user or the browser refuses;
 * `unavailable` on platforms without a clipboard, for example on a page without https outside a user gesture.
 * @platform web, capacitor
 * @plugin Clipboard
 *
 * @example
 * await setClipboardData({ data: 'https://example.com/order/1' })
 *
 * Source: specification, section 5.
 */
export function setClipboardData(options: SetClipboardDataOptions, host: ClipboardHost = platformHost): Promise<void> {
  return callApi('setClipboardData', options, async ({ data, showToast: showsToast = true }) => {
    checkString('setClipboardData', 'data', data)
    await host.writeText(data)
    // The text has been copied, so a toast that cannot be shown is not an error.
    if (showsToast) await showToast({ title: words(enClipboard)['clipboard.copied'] }).catch(() => {})
  })
}

/**
 * Reads the text on the clipboard.
 *
 * Browsers ask the user for permission, some of them at every call: read only after a tap on a button.
 *
 * @throws {ApiError} `denied` if the user or the browser refuses; `unavailable` on platforms without a clipboard, for
 * example on a page without https; `cancelled` or `timeout` if `signal` is aborted.
 * @platform web, capacitor
 * @plugin Clipboard
 *
 * @example
 * const { data } = await getClipboardData() // 'https://example.com/order/1'
 */
export function getClipboardData(
  options: GetClipboardDataOptions = {},
  host: ClipboardHost = platformHost,
): Promise<GetClipboardDataResult> {
  return callApi('getClipboardData', options, async ({ signal }) => ({
    data: await orAborted('getClipboardData', signal, () => host.readText()),
  }))
}

import { host as platformHost } from '#host/clipboard'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { enClipboard } from '../../base/locale/en/enClipboard.ts'
import { words } from '../../base/locale/words.ts'
import { showToast } from '../toast/index.ts'
import type { ClipboardHost } from './host.ts'

/** What `setClipboardData` copies. */
export interface SetClipboardDataOptions {
  /** The text to copy. */
  readonly data: string
  /**
   * Whether a toast says, in the app's language, that it was copied.
   * @default true
   */
  readonly showToast?: boolean | undefined
}

/** What `getClipboardData` may be told. */
export interface GetClipboardDataOptions {
  /** Stops waiting, such as for a user whom the browser asks. */
  readonly signal?: AbortSignal | undefined
}

/** What `getClipboardData` answers. */
export interface GetClipboardDataResult {
  /** The clipboard's text; empty when there is none, as with a picture. */
  readonly data: string
}

/**
 * Copies a text to the clipboard and says so with a toast.
 *
 * Call it from a user's gesture, such as a click: browsers refuse it otherwise.
 *
 * @throws {ApiError} `invalid-argument` when `data` is no string; `denied` when the user or the browser refuses;
 * `unavailable` where the platform offers no clipboard, such as on a page without https, outside a gesture.
 * @platform web, capacitor
 * @plugin Clipboard
 *
 * @example
 * await setClipboardData({ data: 'https://example.com/order/1' })
 *
 * Source: specification, section 5.
 */
export function setClipboardData(options: SetClipboardDataOptions, host: ClipboardHost = platformHost): Promise<void> {
  return callApi('setClipboardData', options, async ({ data, showToast: announces = true }) => {
    checkString('setClipboardData', 'data', data)
    await host.writeText(data)
    // It is copied, also where that cannot be shown.
    if (announces) await showToast({ title: words(enClipboard)['clipboard.copied'] }).catch(() => {})
  })
}

/**
 * Reads the text of the clipboard.
 *
 * Browsers ask the user first, some at every call: offer it behind a button.
 *
 * @throws {ApiError} `denied` when the user or the browser refuses; `unavailable` where the platform offers no clipboard,
 * such as on a page without https; `cancelled` or `timeout` when the signal fires.
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

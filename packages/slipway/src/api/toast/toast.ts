import { refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { checkNumber, checkOneOf } from '../../base/call/checkValue.ts'
import { toastDefaults } from '../../base/defaults/defaults.ts'
import { enToast } from '../../base/locale/en/enToast.ts'
import { words } from '../../base/locale/words.ts'
import type { ToastRequest } from '../../base/overlay/overlays.ts'
import { hideToastOf, openToast } from '../../base/overlay/shownToast.ts'
import { needScreen } from '../../base/overlay/showOverlay.ts'
import { warn } from '../../base/warn.ts'

/** The picture above a toast's text. */
export type ToastIcon = ToastRequest['icon']

const icons: readonly ToastIcon[] = ['success', 'error', 'loading', 'none']

/** What `showToast` shows, and for how long. */
export interface ShowToastOptions {
  /** The text. Short: what does not fit into six lines is cut off for the eye, and read out in full. */
  readonly title: string
  /**
   * The picture above the text. With `error`, screen readers interrupt themselves to say the text.
   * @default 'success'
   */
  readonly icon?: ToastIcon | undefined
  /** Address of a picture, shown in place of the icon. */
  readonly image?: string | undefined
  /**
   * Milliseconds until it leaves by itself.
   * @default defaults.toast.durationMs (1500)
   */
  readonly duration?: number | undefined
  /**
   * Whether it keeps touches and clicks from what lies below.
   * @default false
   */
  readonly mask?: boolean | undefined
  /** Closes it early. */
  readonly signal?: AbortSignal | undefined
}

/** What `showLoading` shows. */
export interface ShowLoadingOptions {
  /**
   * The text below the spinner. Without one, screen readers hear the word for "Loading".
   * @default ''
   */
  readonly title?: string | undefined
  /**
   * Whether it keeps touches and clicks from what lies below.
   * @default false
   */
  readonly mask?: boolean | undefined
  /** Closes it. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Shows a short text above the pages for a moment.
 *
 * There is one toast at a time, and loading counts as one: a new one takes the place of the old one and starts its own
 * time. Resolves as soon as it is shown. It stays when the app moves to another page.
 *
 * @throws {ApiError} `invalid-argument` when `title` is no string, `duration` no finite number from 0, or `icon` unknown;
 * `cancelled` when `signal` had been aborted before; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * await showToast({ title: 'Saved' })
 *
 * Source: specification, sections 4 and 9.
 */
export function showToast(options: ShowToastOptions): Promise<void> {
  return callApi('showToast', options, (given) => {
    const { title, icon = 'success', image, duration = toastDefaults.durationMs, mask = false, signal } = given
    checkString('showToast', 'title', title)
    checkOneOf('showToast', 'icon', icon, icons)
    checkNumber('showToast', 'duration', duration, 0)
    if (image !== undefined) checkString('showToast', 'image', image)
    refuseAborted('showToast', signal)
    needScreen('showToast')
    openToast({ title, icon, image, mask, pair: 'toast' }, { durationMs: duration, signal })
  })
}

/**
 * Hides the toast that `showToast` shows.
 *
 * A toast that left by itself may be hidden once more. Any other hide without its show, such as of a loading, hides
 * nothing and writes a warning to the console.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * Source: specification, section 4.
 */
export function hideToast(): Promise<void> {
  return callApi('hideToast', {}, () => hide('hideToast', 'toast'))
}

/**
 * Shows a spinner above the pages until `hideLoading`.
 *
 * There is one toast at a time, and loading counts as one: each takes the other's place. Resolves as soon as it is shown.
 *
 * @throws {ApiError} `invalid-argument` when `title` is no string; `cancelled` when `signal` had been aborted before;
 * `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * await showLoading({ title: 'Sending', mask: true })
 * await send().finally(hideLoading)
 *
 * Source: specification, section 4.
 */
export function showLoading(options: ShowLoadingOptions = {}): Promise<void> {
  return callApi('showLoading', options, ({ title = '', mask = false, signal }) => {
    checkString('showLoading', 'title', title)
    refuseAborted('showLoading', signal)
    needScreen('showLoading')
    openToast({ title, icon: 'loading', image: undefined, mask, pair: 'loading' }, { signal })
  })
}

/**
 * Hides the spinner that `showLoading` shows.
 *
 * A hide without its show, such as after a toast has taken the spinner's place, hides nothing and writes a warning to the
 * console.
 *
 * @throws {ApiError} `unavailable` without a document.
 * @platform web, capacitor
 *
 * Source: specification, section 4.
 */
export function hideLoading(): Promise<void> {
  return callApi('hideLoading', {}, () => hide('hideLoading', 'loading'))
}

function hide(api: string, pair: ToastRequest['pair']): void {
  needScreen(api)
  if (!hideToastOf(pair)) warn(words(enToast)[pair === 'toast' ? 'showToast.unpaired' : 'showLoading.unpaired'])
}

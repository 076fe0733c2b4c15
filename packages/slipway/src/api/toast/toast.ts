import { refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction, checkString } from '../../base/call/check.ts'
import { checkNumber, checkOneOf, checkText } from '../../base/call/checkValue.ts'
import { toastDefaults } from '../../base/defaults/defaults.ts'
import { enToast } from '../../base/locale/en/enToast.ts'
import { words } from '../../base/locale/words.ts'
import type { ToastRequest } from '../../base/overlay/overlays.ts'
import { hideToastOf, openToast, type ToastAction } from '../../base/overlay/shownToast.ts'
import { needScreen } from '../../base/overlay/showOverlay.ts'
import { warn } from '../../base/warn.ts'

/** The icon above a toast's text. */
export type ToastIcon = ToastRequest['icon']

export type { ToastAction }

/** Positions of a toast. */
export type ToastPosition = NonNullable<ToastRequest['position']>

/** The shortest time for which a toast with a button is shown, so that users can reach the button. */
const shortestActionMs = 5_000

const positions: readonly ToastPosition[] = ['top', 'center', 'bottom']
const icons: readonly ToastIcon[] = ['success', 'error', 'loading', 'none']

/** Options of `showToast`. */
export interface ShowToastOptions {
  /** The text. Keep it short: text beyond six lines is cut off on the screen, but read in full by screen readers. */
  readonly title: string
  /**
   * The icon above the text. With `error`, screen readers announce the text immediately.
   * @default 'success'
   */
  readonly icon?: ToastIcon | undefined
  /** Address of an image, shown in place of the icon. */
  readonly image?: string | undefined
  /**
   * Position in the window, which avoids notches and the soft keyboard.
   * @default 'center'
   */
  readonly position?: ToastPosition | undefined
  /** A button in the toast, such as "Undo". The toast closes when it is pressed. */
  readonly action?: ToastAction | undefined
  /**
   * Milliseconds until the toast closes automatically. A toast with an `action` is shown for at least 5000, and stays while its
   * button has the focus.
   * @default defaults.toast.durationMs (1500)
   */
  readonly duration?: number | undefined
  /**
   * Whether touches and clicks on the content below are blocked.
   * @default false
   */
  readonly mask?: boolean | undefined
  /** Closes the toast early. */
  readonly signal?: AbortSignal | undefined
}

/** Options of `showLoading`. */
export interface ShowLoadingOptions {
  /**
   * The text below the spinner. Without a text, screen readers announce "Loading" in the app's language.
   * @default ''
   */
  readonly title?: string | undefined
  /**
   * Whether touches and clicks on the content below are blocked.
   * @default false
   */
  readonly mask?: boolean | undefined
  /** Closes the spinner. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Shows a short text above the pages for a moment.
 *
 * Only one toast is visible at a time, and a loading spinner counts as one: a new one replaces the old one and starts its own
 * duration. Resolves as soon as the toast is shown. The toast stays when the app shows another page. If the code of toasts cannot
 * be loaded, for example offline, the text is shown in a plain line above the page.
 *
 * @throws {ApiError} `invalid-argument` when `title` is not a string, `duration` is not a finite number from 0, `icon` or
 * `position` is unknown, or `action` has no label; `cancelled` when `signal` was already aborted; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * await showToast({ title: 'Saved' })
 *
 * @example
 * await showToast({ title: 'Draft deleted', icon: 'none', position: 'bottom', action: { label: 'Undo', onPress: restore } })
 *
 * Source: specification, sections 4 and 9.
 */
export function showToast(options: ShowToastOptions): Promise<void> {
  return callApi('showToast', options, (given) => {
    const { title, icon = 'success', image, position = 'center', mask = false, action, signal } = given
    const { duration = toastDefaults.durationMs } = given
    checkString('showToast', 'title', title)
    checkOneOf('showToast', 'icon', icon, icons)
    checkNumber('showToast', 'duration', duration, 0)
    checkOneOf('showToast', 'position', position, positions)
    if (action !== undefined) {
      checkText('showToast', 'action.label', action?.label)
      if (action.onPress !== undefined) checkFunction('showToast', 'action.onPress', action.onPress)
    }
    if (image !== undefined) checkString('showToast', 'image', image)
    refuseAborted('showToast', signal)
    needScreen('showToast')
    const durationMs = action ? Math.max(duration, shortestActionMs) : duration
    openToast({ title, icon, image, position, mask, action, pair: 'toast' }, { durationMs, signal })
  })
}

/**
 * Hides the toast that `showToast` shows.
 *
 * After a toast has closed automatically, it may still be hidden once. Any other hide without its show, such as for a loading
 * spinner, has no effect and writes a warning to the console.
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
 * Only one toast is visible at a time, and a loading spinner counts as one: each replaces the other. Resolves as soon as the
 * spinner is shown.
 *
 * @throws {ApiError} `invalid-argument` when `title` is not a string; `cancelled` when `signal` was already aborted;
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
 * A hide without its show, such as after a toast has replaced the spinner, has no effect and writes a warning to the console.
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

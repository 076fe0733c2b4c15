import { createStore, type Store } from '../store.ts'

/**
 * Request of an API to show a toast above the pages.
 *
 * APIs do not use React: they add a request to `overlayStore`, and the shell renders it inside the app's own tree, with the
 * app's contexts, theme and language. `id` distinguishes two requests of the same kind.
 */
export interface ToastRequest {
  readonly kind: 'toast'
  readonly id: number
  readonly leave?: undefined
  readonly fail?: undefined
  readonly title: string
  readonly icon: 'success' | 'error' | 'loading' | 'none'
  /** Address of an image shown in place of the icon. */
  readonly image: string | undefined
  /** Position of the toast. @default 'center' */
  readonly position?: 'top' | 'center' | 'bottom' | undefined
  /** Whether the toast blocks touches on the page below. */
  readonly mask: boolean
  /** The pair of functions that opened the toast: `showToast` with `hideToast`, or `showLoading` with `hideLoading`. */
  readonly pair: 'toast' | 'loading'
  /** The button of the toast. */
  readonly action?: ToastRequestAction | undefined
  /** Closes the toast before its time, as Back does with a toast that blocks touches. */
  lapse(): void
}

/** The button of a toast. */
export interface ToastRequestAction {
  readonly label: string
  /** Closes the toast and runs the action. */
  press(): void
  /** Stops the time of the toast, because the button has the focus. */
  pause(): void
  /** Starts the time of the toast again. */
  resume(): void
}

/** Request of `showModal`: a question with one or two buttons. */
export interface ModalRequest {
  readonly kind: 'modal'
  readonly id: number
  readonly title: string
  readonly content: string
  readonly showCancel: boolean
  readonly cancelText: string | undefined
  readonly cancelColor: string | undefined
  readonly confirmText: string | undefined
  readonly confirmColor: string | undefined
  /** Whether the user can type an answer. `content` is then the initial text. */
  readonly editable: boolean
  readonly placeholderText: string
  /** Ends the question with "yes" and the text of the field; `undefined` means "no". */
  answer(content: string | undefined): void
  /** Ends all questions with a no, because another page is shown. */
  leave(): void
  /** Ends the question with an error, because it cannot be shown. */
  fail(cause: unknown): void
}

/** Request of `showActionSheet`: a list of choices. */
export interface ActionSheetRequest {
  readonly kind: 'actionSheet'
  readonly id: number
  readonly title: string
  readonly itemList: readonly string[]
  readonly itemColor: string | undefined
  /** Anchor of the sheet on larger screens: a rectangle in the window. */
  readonly popover:
    | { readonly top: number; readonly left: number; readonly width: number; readonly height: number }
    | undefined
  /** Ends the question with the index of the chosen item; `undefined` means "no". */
  answer(index: number | undefined): void
  /** Ends all questions with a no, because another page is shown. */
  leave(): void
  /** Ends the question with an error, because it cannot be shown. */
  fail(cause: unknown): void
}

/** Request of an ad over the whole screen. */
export interface AdRequest {
  readonly kind: 'ad'
  readonly id: number
  readonly format: 'rewarded' | 'interstitial'
  readonly title: string
  readonly text?: string | undefined
  readonly image?: string | undefined
  readonly video?: string | undefined
  readonly url?: string | undefined
  /** Seconds until an ad without a video has ended. */
  readonly seconds?: number | undefined
  /** Called once, when the ad is on the screen. */
  onShow(): void
  /** Called when the user opens the address of the ad. */
  onClick(): void
  /** Called when the user closes the ad. `isEnded`: it was shown to its end. */
  onClose(isEnded: boolean): void
  /** Ends the ad without an event, because the app is unmounted. */
  leave(): void
  /** Ends the ad with an error, because it cannot be shown. */
  fail(cause: unknown): void
}

/** A request to show an overlay above the pages. */
export type OverlayRequest = ToastRequest | ModalRequest | ActionSheetRequest | AdRequest

/** The current requests, bottom first. */
export const overlayStore: Store<readonly OverlayRequest[]> = createStore<readonly OverlayRequest[]>([])

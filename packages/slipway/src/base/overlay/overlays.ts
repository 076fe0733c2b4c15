import { createStore, type Store } from '../store.ts'

/**
 * What an API asks the shell to show above the pages.
 *
 * APIs know no React: they put a request here, and the shell renders it inside the app's own tree, so context, theme and
 * language reach it. `id` tells two requests of one kind apart.
 */
export interface ToastRequest {
  readonly kind: 'toast'
  readonly id: number
  readonly leave?: undefined
  readonly fail?: undefined
  readonly title: string
  readonly icon: 'success' | 'error' | 'loading' | 'none'
  /** Address of a picture shown in place of the icon. */
  readonly image: string | undefined
  /** Where it lies; in the middle if nothing is said. */
  readonly position?: 'top' | 'center' | 'bottom' | undefined
  /** Whether touches are kept from what lies below. */
  readonly mask: boolean
  /** Which pair it belongs to: `showToast` with `hideToast`, `showLoading` with `hideLoading`. */
  readonly pair: 'toast' | 'loading'
  /** Takes it away before its time, as Back does with one that keeps touches from the page. */
  lapse(): void
}

/** A question with one or two answers, as `showModal` asks it. */
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
  /** Whether the user writes an answer; `content` is what stands there first. */
  readonly editable: boolean
  readonly placeholderText: string
  /** Ends the question with a yes and the text of the field, or with a no (`undefined`). */
  answer(content: string | undefined): void
  /** Ends all questions with a no, because another page is shown. */
  leave(): void
  /** Ends the question with an error, because it cannot be shown. */
  fail(cause: unknown): void
}

/** Some choices, as `showActionSheet` offers them. */
export interface ActionSheetRequest {
  readonly kind: 'actionSheet'
  readonly id: number
  readonly title: string
  readonly itemList: readonly string[]
  readonly itemColor: string | undefined
  /** What it belongs to on larger screens: a rectangle in the window. */
  readonly popover:
    | { readonly top: number; readonly left: number; readonly width: number; readonly height: number }
    | undefined
  /** Ends the question with the index of the chosen item, or with a no (`undefined`). */
  answer(index: number | undefined): void
  /** Ends all questions with a no, because another page is shown. */
  leave(): void
  /** Ends the question with an error, because it cannot be shown. */
  fail(cause: unknown): void
}

/** Everything shown above the pages, bottom first. */
export type OverlayRequest = ToastRequest | ModalRequest | ActionSheetRequest

/** The requests in force. */
export const overlayStore: Store<readonly OverlayRequest[]> = createStore<readonly OverlayRequest[]>([])

import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { askUser } from '../../base/overlay/askUser.ts'

/** Options of `showModal`. */
export interface ShowModalOptions {
  /** @default '' */
  readonly title?: string | undefined
  /**
   * The text below the title; with `editable`, the initial value of the field.
   * @default ''
   */
  readonly content?: string | undefined
  /**
   * Whether to show the cancel button.
   * @default true
   */
  readonly showCancel?: boolean | undefined
  /** @default 'Cancel', in the app's language */
  readonly cancelText?: string | undefined
  /**
   * Any CSS colour.
   * @default the text colour
   */
  readonly cancelColor?: string | undefined
  /** @default 'OK', in the app's language */
  readonly confirmText?: string | undefined
  /**
   * Any CSS colour.
   * @default the accent colour
   */
  readonly confirmColor?: string | undefined
  /**
   * Whether to show a text field.
   * @default false
   */
  readonly editable?: boolean | undefined
  /**
   * Placeholder of the text field.
   * @default ''
   */
  readonly placeholderText?: string | undefined
  /** Closes the modal when aborted, or removes it from the queue. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `showModal`: either `confirm` or `cancel` is `true`. */
export interface ShowModalResult {
  /** The user confirmed. */
  readonly confirm: boolean
  /** The user cancelled by the button, Back or Escape, or left the page. */
  readonly cancel: boolean
  /** Text of the field, with `editable`, if the user confirmed. */
  readonly content?: string
}

/**
 * Shows a dialog that asks the user a question. Enter confirms. The cancel button, Back, Escape and leaving the page all
 * resolve with `{ confirm: false, cancel: true }`.
 *
 * Only one dialog is shown at a time, including those of `showActionSheet`. Further calls wait until the current dialog
 * is answered. Leaving the page also cancels the dialogs that are waiting.
 *
 * @throws {ApiError} `invalid-argument` if a text is not a string; `cancelled` if `signal` is aborted;
 * `unavailable` without a document, or if the code of the modal cannot be loaded, for example offline.
 * @platform web, capacitor
 *
 * @example
 * const { confirm } = await showModal({ title: 'Delete the draft?', confirmText: 'Delete', confirmColor: 'red' })
 *
 * @example
 * const { confirm, content } = await showModal({ title: 'Name', editable: true, placeholderText: 'Your name' })
 */
export function showModal(options: ShowModalOptions): Promise<ShowModalResult> {
  return callApi('showModal', options, async (given) => {
    const { title = '', content = '', placeholderText = '', showCancel = true, editable = false, signal } = given
    const { cancelText, confirmText, cancelColor, confirmColor } = given
    const texts = { title, content, placeholderText, cancelText, confirmText, cancelColor, confirmColor }
    for (const [name, text] of Object.entries(texts)) if (text !== undefined) checkString('showModal', name, text)
    const entered = await askUser<string>(
      'showModal',
      (id, ending) => ({ kind: 'modal', id, ...texts, showCancel, editable, ...ending }),
      signal,
    )
    const confirm = entered !== undefined
    return { confirm, cancel: !confirm, ...(editable && confirm && { content: entered }) }
  })
}

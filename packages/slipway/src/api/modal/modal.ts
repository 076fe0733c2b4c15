import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { askUser } from '../../base/overlay/askUser.ts'

/** What `showModal` asks. */
export interface ShowModalOptions {
  /** @default '' */
  readonly title?: string | undefined
  /**
   * The text below the title; with `editable`, what stands in the field at first.
   * @default ''
   */
  readonly content?: string | undefined
  /**
   * Whether there is a button for "no".
   * @default true
   */
  readonly showCancel?: boolean | undefined
  /** @default 'Cancel', in the app's language */
  readonly cancelText?: string | undefined
  /**
   * Any CSS colour.
   * @default the colour of texts
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
   * Whether the user writes an answer.
   * @default false
   */
  readonly editable?: boolean | undefined
  /**
   * What the empty field says.
   * @default ''
   */
  readonly placeholderText?: string | undefined
  /** Closes it, or takes it from the queue. */
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
 * Asks the user a question. Enter confirms. The cancel button, Back, Escape and leaving the page all resolve with
 * `{ confirm: false, cancel: true }`.
 *
 * Questions are shown one at a time, including those of `showActionSheet`: the next one opens when the user has answered the
 * one before. Leaving the page cancels those that wait, too.
 *
 * @throws {ApiError} `invalid-argument` when a text is not a string; `cancelled` when `signal` is aborted; `failed` when the
 * code of the modal cannot be loaded; `unavailable` without a document.
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
    const written = await askUser<string>(
      'showModal',
      (id, ending) => ({ kind: 'modal', id, ...texts, showCancel, editable, ...ending }),
      signal,
    )
    const confirm = written !== undefined
    return { confirm, cancel: !confirm, ...(editable && confirm && { content: written }) }
  })
}

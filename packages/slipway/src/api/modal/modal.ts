import { askUser } from '../../base/askUser.ts'
import { callApi } from '../../base/callApi.ts'
import { checkString } from '../../base/check.ts'

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

/** What the user has answered: `confirm` or `cancel` is `true`. */
export interface ShowModalResult {
  /** The user said yes. */
  readonly confirm: boolean
  /** The user said no, by the button, by Back or by Escape. */
  readonly cancel: boolean
  /** What the user has written: with `editable`, when they said yes. */
  readonly content?: string
}

/**
 * Asks the user a question, and answers when they have: Enter says yes, Escape and Back say no.
 *
 * There is one question at a time, `showActionSheet` too: the next one is asked when the one before it has its answer.
 *
 * @throws {ApiError} `invalid-argument` when a text is no string; `cancelled` when another page is shown before there is an
 * answer, and when `signal` is aborted.
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
    const written = await askUser<string | undefined>(
      'showModal',
      (id, ending) => ({ kind: 'modal', id, ...texts, showCancel, editable, ...ending }),
      signal,
    )
    const confirm = written !== undefined
    return { confirm, cancel: !confirm, ...(editable && confirm && { content: written }) }
  })
}

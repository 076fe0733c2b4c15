import type { CSSProperties } from 'react'
import type { ComponentEvent } from '../componentEvent.ts'
import type { TextControl } from './writeText.ts'

/** Details of `onInput`, `onFocus` and `onBlur`. */
export interface TextDetail {
  readonly value: string
  /** The caret's position in UTF-16 code units; `null` for `email`, for which browsers do not report it. */
  readonly cursor: number | null
}

/** State of an on-screen keyboard: `height` in CSS pixels, 0 when it is hidden; `duration` in milliseconds. */
export interface KeyboardDetail {
  readonly height: number
  readonly duration: number
}

/** Label of the keyboard's Enter key. */
export type ConfirmType = 'done' | 'go' | 'next' | 'search' | 'send'

/** Props for the look of single-line and multi-line fields. */
export interface TextLookProps {
  /**
   * Whether the field has no background and no padding at its sides, because the element around it has them.
   * @default true in a row of a list, else false
   */
  plain?: boolean
  /** Class of the placeholder. */
  placeholderClass?: string
  /** Style of the placeholder. */
  placeholderStyle?: CSSProperties
}

/** Props that all text fields share. */
export interface TextFieldProps<Control extends TextControl> {
  /** The text of a controlled field. */
  value?: string | number | undefined
  /**
   * The initial text of an uncontrolled field, also after a reset of its form.
   * @default ''
   */
  defaultValue?: string | number | undefined
  /**
   * Whether the field has the focus. It is focused when this becomes `true`, also on mount, and blurred when this becomes `false`.
   * Between these changes the user may move the focus.
   * @default false
   */
  focus?: boolean
  /**
   * Whether the field is focused when it mounts.
   * @default false
   */
  autoFocus?: boolean | undefined
  /**
   * The caret's position when the field receives the focus; −1 leaves it to the browser.
   * @default -1
   */
  cursor?: number
  /**
   * Start of the selection when the field receives the focus; used together with `selectionEnd`.
   * @default -1
   */
  selectionStart?: number
  /**
   * End of the selection.
   * @default -1
   */
  selectionEnd?: number
  /**
   * Colour of the caret.
   * @default the theme's accent
   */
  cursorColor?: string
  /**
   * Whether the field keeps the focus after `onConfirm`.
   * @default false
   */
  confirmHold?: boolean
  /**
   * Whether `onInput` waits for the end of an IME composition, such as Chinese typed as Pinyin.
   * @default true
   */
  ignoreCompositionEvent?: boolean
  /** Called after each change by the user, with `detail.value` and `detail.cursor`. */
  onInput?(event: ComponentEvent<TextDetail, Control>): void
  /** Called when the field receives the focus. */
  onFocus?(event: ComponentEvent<TextDetail, Control>): void
  /** Called when the field loses the focus. */
  onBlur?(event: ComponentEvent<TextDetail, Control>): void
  /** Called when the user confirms the text: by Enter, or by the key that `confirmType` names. */
  onConfirm?(event: ComponentEvent<{ readonly value: string }, Control>): void
  /** Called when the on-screen keyboard for this field appears, disappears or changes its height. */
  onKeyboardHeightChange?(event: ComponentEvent<KeyboardDetail, Control>): void
}

import type { CSSProperties } from 'react'
import type { ComponentEvent } from '../componentEvent.ts'
import type { TextControl } from './writeText.ts'

/** What `onInput`, `onFocus` and `onBlur` tell. */
export interface TextDetail {
  readonly value: string
  /** Where the caret is, in UTF-16 code units; `null` for `email`, whose caret browsers keep to themselves. */
  readonly cursor: number | null
}

/** What a keyboard on the screen does: `height` in CSS pixels, 0 when it has gone, `duration` in milliseconds. */
export interface KeyboardDetail {
  readonly height: number
  readonly duration: number
}

/** What the key at the end of the keyboard says. */
export type ConfirmType = 'done' | 'go' | 'next' | 'search' | 'send'

/** How single-line and multi-line fields can look. */
export interface TextLookProps {
  /**
   * Whether it has no fill and no padding at its sides: for a row of a list.
   * @default false
   */
  plain?: boolean
  /** A class for the placeholder. */
  placeholderClass?: string
  /** A style for the placeholder. */
  placeholderStyle?: CSSProperties
}

/** What all text fields take alike. */
export interface TextFieldProps<Control extends TextControl> {
  /** The text, held by the owner. */
  value?: string | number | undefined
  /**
   * The text at first and after a reset of the form, for a field that holds its own.
   * @default ''
   */
  defaultValue?: string | number | undefined
  /**
   * Whether it has the focus: it takes it when this becomes `true`, also at first, and gives it up when it becomes `false`.
   * In between the user decides.
   * @default false
   */
  focus?: boolean
  /**
   * Whether it takes the focus when it first appears.
   * @default false
   */
  autoFocus?: boolean | undefined
  /**
   * Where the caret is put when the field gets the focus; −1 leaves it to the browser.
   * @default -1
   */
  cursor?: number
  /**
   * Where the selection begins when the field gets the focus, together with `selectionEnd`.
   * @default -1
   */
  selectionStart?: number
  /**
   * Where it ends.
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
   * Whether `onInput` waits for the end of what an input method composes, such as Chinese by its sounds.
   * @default true
   */
  ignoreCompositionEvent?: boolean
  /** Called after every change by the user, with `detail.value` and `detail.cursor`. */
  onInput?(event: ComponentEvent<TextDetail, Control>): void
  /** Called when it gets the focus. */
  onFocus?(event: ComponentEvent<TextDetail, Control>): void
  /** Called when it loses the focus. */
  onBlur?(event: ComponentEvent<TextDetail, Control>): void
  /** Called when the user is done: by Enter, or by the key that `confirmType` names. */
  onConfirm?(event: ComponentEvent<{ readonly value: string }, Control>): void
  /** Called when the soft keyboard for this field comes, goes or changes its height. */
  onKeyboardHeightChange?(event: ComponentEvent<KeyboardDetail, Control>): void
}

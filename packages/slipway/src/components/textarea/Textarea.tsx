import '../../styles/field.css'
import './textarea.css'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { followKeyboard } from '../../api/keyboard/followKeyboard.ts'
import { cx } from '../../base/cx.ts'
import { textareaDefaults } from '../../base/defaults/defaults.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import type { ConfirmType, TextFieldProps, TextLookProps } from '../../hooks/text-field/textFieldProps.ts'
import { type TextFieldEvent, useTextField } from '../../hooks/text-field/useTextField.ts'
import type { TextSize } from './measureText.ts'
import { useTextSize } from './useTextSize.ts'

/** The event of `onInput`, `onFocus` and `onBlur`; `event.target` is the native textarea. */
export type TextareaTextEvent = TextFieldEvent<HTMLTextAreaElement>

interface Own extends TextLookProps, TextFieldProps<HTMLTextAreaElement> {}

/** What a textarea takes, next to everything a `<textarea>` takes. */
export interface TextareaProps extends Own, Omit<ComponentProps<'textarea'>, keyof Own | 'children'> {
  /**
   * The most characters that the user can put in, in UTF-16 code units as in HTML; −1 for any number.
   * @default defaults.textarea.maxLength (140)
   */
  maxLength?: number | undefined
  /**
   * Whether it is as high as its text, and not 150 px.
   * @default false
   */
  autoHeight?: boolean
  /**
   * Whether it shows how many characters it holds, and how many fit.
   * @default false
   */
  showCount?: boolean
  /**
   * What the Enter key does, and what it says on a phone: `return` begins a new line, anything else confirms. Shift and Enter
   * begin a new line in any case.
   * @default 'return'
   */
  confirmType?: 'return' | ConfirmType
  /**
   * Does nothing: a page keeps what is fixed in place by itself. It is there for code that comes from mini-programs.
   * @default false
   */
  fixed?: boolean
  /** Called with the number of lines and their height in pixels, at first and when the number is another one. */
  onLineChange?(event: ComponentEvent<TextSize, HTMLTextAreaElement>): void
}

/**
 * Takes several lines of text.
 *
 * It is a `<textarea>`: labels, forms, validation and form libraries work as with any textarea, and everything it does not
 * know goes there. It needs an accessible name, by `<label>` or `aria-label`.
 *
 * @example
 * <Textarea aria-label="Comment" name="comment" autoHeight showCount maxLength={500} />
 *
 * Source: specification, section 9 (maximum length; a value set from outside waits while the field has the focus).
 */
export function Textarea({
  maxLength = textareaDefaults.maxLength,
  autoHeight = false,
  showCount = false,
  confirmType = 'return',
  fixed: _,
  onLineChange,
  placeholder,
  plain,
  placeholderClass,
  placeholderStyle,
  ...props
}: TextareaProps): ReactNode {
  const { value, defaultValue = '', 'aria-describedby': describedBy } = props
  const [length, setLength] = useState(String(value ?? defaultValue).length)
  const countId = useId()
  const hasPlaceholder = placeholderClass !== undefined || placeholderStyle !== undefined
  const { control, native } = useTextField<HTMLTextAreaElement>(props, {
    own: {
      className: 'sw-textarea',
      'data-plain': plain || undefined,
      'data-placeholder': hasPlaceholder ? 'own' : undefined,
      'data-auto-height': autoHeight || undefined,
      'data-count': showCount || undefined,
      enterKeyHint: confirmType === 'return' ? 'enter' : confirmType,
    },
    maxLength,
    confirms: ({ shiftKey }: KeyboardEvent) => confirmType !== 'return' && !shiftKey,
    onlyConfirms: true,
    followKeyboard,
  })
  useTextSize(control, {
    autoHeight,
    onText: showCount ? (text) => setLength(text.length) : undefined,
    onLines:
      onLineChange && ((size) => control.current && onLineChange(componentEvent('linechange', control.current, size))),
  })

  const textarea = (
    <textarea
      // Where a browser does not size it by its text, a server's field is as high as an empty one until it is measured.
      rows={autoHeight ? 1 : undefined}
      {...native}
      maxLength={maxLength < 0 ? undefined : maxLength}
      placeholder={placeholder}
      aria-describedby={cx(describedBy, showCount && countId) || undefined}
    />
  )
  if (!showCount && !hasPlaceholder) return textarea
  return (
    <span className="sw-field-row">
      {textarea}
      {hasPlaceholder && (
        <span className={cx('sw-field-placeholder', placeholderClass)} style={placeholderStyle} aria-hidden="true">
          {placeholder}
        </span>
      )}
      {showCount && (
        // Read with the field, and not after each character.
        <span
          id={countId}
          className="sw-textarea-count"
          data-over={(maxLength >= 0 && length > maxLength) || undefined}
        >
          {maxLength < 0 ? length : `${length}/${maxLength}`}
        </span>
      )}
    </span>
  )
}

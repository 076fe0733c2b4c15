import '../../styles/field.css'
import './textarea.css'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { followKeyboard } from '../../api/keyboard/followKeyboard.ts'
import { cx } from '../../base/cx.ts'
import { textareaDefaults } from '../../base/defaults/defaults.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { usePlain } from '../../hooks/form/fieldContext.ts'
import type { ConfirmType, TextFieldProps, TextLookProps } from '../../hooks/text-field/textFieldProps.ts'
import { type TextFieldEvent, useTextField } from '../../hooks/text-field/useTextField.ts'
import type { TextSize } from './measureText.ts'
import { useTextSize } from './useTextSize.ts'

/** The event of `onInput`, `onFocus` and `onBlur`; `event.target` is the native textarea. */
export type TextareaTextEvent = TextFieldEvent<HTMLTextAreaElement>

interface Own extends TextLookProps, TextFieldProps<HTMLTextAreaElement> {}

/** Props of `Textarea`, in addition to those of `<textarea>`. */
export interface TextareaProps extends Own, Omit<ComponentProps<'textarea'>, keyof Own | 'children'> {
  /**
   * The maximum number of characters that the user can enter, in UTF-16 code units as in HTML; −1 for no limit.
   * @default defaults.textarea.maxLength (140)
   */
  maxLength?: number | undefined
  /**
   * Whether its height follows its text, instead of 150 px.
   * @default false
   */
  autoHeight?: boolean
  /**
   * Whether the number of characters and the maximum are shown.
   * @default false
   */
  showCount?: boolean
  /**
   * The effect of the Enter key, and its label on a phone: `return` inserts a line break, any other value confirms. Shift and
   * Enter always insert a line break.
   * @default 'return'
   */
  confirmType?: 'return' | ConfirmType
  /**
   * Has no effect, because pages keep fixed content in place automatically. It exists for code from mini-programs.
   * @default false
   */
  fixed?: boolean
  /** Called with the number of lines and their height in pixels, initially and when the number changes. */
  onLineChange?(event: ComponentEvent<TextSize, HTMLTextAreaElement>): void
}

/**
 * A field for several lines of text.
 *
 * It is a `<textarea>`: labels, forms, validation and form libraries work as with any textarea, and all other props are passed
 * to it. It needs an accessible name: a `<label>` or `aria-label`.
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
  const { value, defaultValue = '' } = props
  const [length, setLength] = useState(String(value ?? defaultValue).length)
  const countId = useId()
  const hasPlaceholder = placeholderClass !== undefined || placeholderStyle !== undefined
  const { control, native } = useTextField<HTMLTextAreaElement>(props, {
    own: {
      className: 'sw-textarea',
      'data-plain': usePlain(plain),
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
      // In browsers without `field-sizing`, a server-rendered field has the height of an empty one until it is measured.
      rows={autoHeight ? 1 : undefined}
      {...native}
      maxLength={maxLength < 0 ? undefined : maxLength}
      placeholder={placeholder}
      aria-describedby={cx(native['aria-describedby'], showCount && countId) || undefined}
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
        // Announced with the field, and not after each character.
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

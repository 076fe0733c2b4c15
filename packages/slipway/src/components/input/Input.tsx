import '../../styles/field.css'
import '../../styles/icon-button.css'
import './input.css'
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { followKeyboard } from '../../api/keyboard/followKeyboard.ts'
import { cx } from '../../base/cx.ts'
import type { ConfirmType, TextFieldProps, TextLookProps } from '../../hooks/text-field/textFieldProps.ts'
import { type TextFieldEvent, useTextField } from '../../hooks/text-field/useTextField.ts'
import { InputButtons } from './InputButtons.tsx'
import { acceptNumber, type InputType, inputKind, isNumeric, numberText } from './input.state.ts'

export type { InputType } from './input.state.ts'

/** The event of `onInput`, `onFocus` and `onBlur`; `event.target` is the native input. */
export type InputTextEvent = TextFieldEvent<HTMLInputElement>

interface Own extends TextLookProps, TextFieldProps<HTMLInputElement> {}

/** What an input takes, next to everything an `<input>` takes. */
export interface InputProps extends Own, Omit<ComponentProps<'input'>, keyof Own | 'type' | 'children'> {
  /**
   * The kind of text. `number` and `digit` take numbers only, with the keyboard for digits, and for digits and a point.
   * @default 'text'
   */
  type?: InputType
  /**
   * Whether it is a password; the same as `type="password"`.
   * @default false
   */
  password?: boolean
  /**
   * Whether a button lets the user see the password.
   * @default false
   */
  passwordToggle?: boolean
  /**
   * Whether a button empties the field while there is something in it.
   * @default false
   */
  clearable?: boolean
  /** The most characters that the user can put in, in UTF-16 code units as in HTML. Any number without it, or when negative. */
  maxLength?: number | undefined
  /**
   * What the key at the end of the keyboard says.
   * @default 'done'
   */
  confirmType?: ConfirmType
}

/**
 * Takes a line of text.
 *
 * It is an `<input>`: labels, forms, validation, autofill and form libraries work as with any input, and everything it does
 * not know goes there. It needs an accessible name, by `<label>` or `aria-label`.
 *
 * @example
 * <Input aria-label="Name" name="name" value={name} onInput={({ detail }) => setName(detail.value)} clearable />
 *
 * Source: specification, section 9 (a value set from outside waits while the field has the focus).
 */
export function Input({
  type = 'text',
  password = type === 'password',
  passwordToggle = false,
  clearable = false,
  maxLength = -1,
  confirmType = 'done',
  placeholder,
  plain,
  placeholderClass,
  placeholderStyle,
  ...props
}: InputProps): ReactNode {
  const [isSeen, setSeen] = useState(false)
  const isNumber = !password && isNumeric(type)
  const { value, disabled } = props
  const hasToggle = password && passwordToggle
  const hasPlaceholder = placeholderClass !== undefined || placeholderStyle !== undefined
  const hasRow = clearable || hasToggle || hasPlaceholder
  const { type: nativeType, ...kind } = inputKind(password ? 'password' : type)
  const { native, ...field } = useTextField<HTMLInputElement>(
    isNumber && value !== undefined ? { ...props, value: numberText(String(value)) } : props,
    {
      own: {
        className: 'sw-input',
        'data-plain': plain || undefined,
        'data-placeholder': hasPlaceholder ? 'own' : undefined,
        enterKeyHint: confirmType,
        ...kind,
        ...(password && secret),
      },
      maxLength,
      confirms: () => true,
      accept: isNumber ? acceptNumber : undefined,
      followKeyboard,
    },
  )
  const input = (
    <input
      {...native}
      type={hasToggle && isSeen ? 'text' : nativeType}
      maxLength={maxLength < 0 ? undefined : maxLength}
      // Styles tell by it whether there is something in the field, and the native one does while it is there.
      placeholder={placeholder || (hasRow ? ' ' : undefined)}
    />
  )
  if (!hasRow) return input
  const buttons = [clearable, hasToggle].filter(Boolean).length
  return (
    <span className="sw-field-row sw-input-row" style={{ '--sw-input-buttons': buttons } as CSSProperties}>
      {input}
      {hasPlaceholder && (
        <span className={cx('sw-field-placeholder', placeholderClass)} style={placeholderStyle} aria-hidden="true">
          {placeholder}
        </span>
      )}
      {buttons > 0 && (
        <InputButtons
          disabled={disabled}
          onClear={clearable ? () => field.type('') : undefined}
          isSeen={isSeen}
          onSeen={hasToggle ? setSeen : undefined}
        />
      )}
    </span>
  )
}

/** What keyboards do to words has no place in a password, also while it is seen. */
const secret = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

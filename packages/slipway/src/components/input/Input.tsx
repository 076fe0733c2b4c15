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

/** Event of `onInput`, `onFocus` and `onBlur`. `event.target` is the native input. */
export type InputTextEvent = TextFieldEvent<HTMLInputElement>

interface Own extends TextLookProps, TextFieldProps<HTMLInputElement> {}

/** Props of `Input`. It also accepts the props of `<input>`. */
export interface InputProps extends Own, Omit<ComponentProps<'input'>, keyof Own | 'type' | 'children'> {
  /**
   * Type of the text. `number` and `digit` accept numbers only. `number` opens a keyboard with digits, `digit` one with digits
   * and a decimal point.
   * @default 'text'
   */
  type?: InputType
  /**
   * Whether the text is a password; the same as `type="password"`.
   * @default false
   */
  password?: boolean
  /**
   * Whether a password has a button that shows and hides it.
   * @default false
   */
  passwordToggle?: boolean
  /**
   * Whether the field has a button that clears it, visible while the field has text.
   * @default false
   */
  clearable?: boolean
  /** Maximum length of the user's text, in UTF-16 code units as in HTML. There is no limit by default or if it is negative. */
  maxLength?: number | undefined
  /**
   * Label of the confirm key on the soft keyboard.
   * @default 'done'
   */
  confirmType?: ConfirmType
}

/**
 * Lets the user enter a line of text.
 *
 * Renders an `<input>`, so labels, forms, validation, autofill and form libraries work as with any input. All other props are
 * passed to it. The input needs an accessible name: a `<label>` or `aria-label`.
 *
 * @example
 * <Input aria-label="Name" name="name" value={name} onInput={({ detail }) => setName(detail.value)} clearable />
 *
 * Source: specification, section 9 (a change of `value` waits while the field has the focus).
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
      // CSS tests by `:placeholder-shown` whether the field is empty, so a field without a placeholder gets a space as placeholder.
      placeholder={placeholder || (hasRow ? ' ' : undefined)}
    />
  )
  if (!hasRow) return input
  const canClear = clearable && !props.readOnly
  const buttons = [canClear, hasToggle].filter(Boolean).length
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
          onClear={canClear ? () => field.type('') : undefined}
          isSeen={isSeen}
          onSeen={hasToggle ? setSeen : undefined}
        />
      )}
    </span>
  )
}

/** Turns off corrections of the keyboard for a password, even while it is shown as text. */
const secret = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

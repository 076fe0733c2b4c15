import '../../styles/field.css'
import './code-input.css'
import type { ClipboardEvent, ComponentProps, CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { followKeyboard } from '../../api/keyboard/followKeyboard.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import type { TextFieldProps } from '../../hooks/text-field/textFieldProps.ts'
import { type TextFieldEvent, useTextField } from '../../hooks/text-field/useTextField.ts'
import { type CodeInputType, codeBoxes, codeLength, codeOf, codePattern } from './codeInput.state.ts'
import { useCodeText } from './useCodeText.ts'

export type { CodeInputType } from './codeInput.state.ts'

/** Event of `onInput`, `onFocus` and `onBlur`. `event.target` is the native input. */
export type CodeInputEvent = TextFieldEvent<HTMLInputElement>

/** Event of `onComplete`. `event.target` is the native input. */
export type CodeInputCompleteEvent = ComponentEvent<{ readonly value: string }, HTMLInputElement>

type Own = Pick<
  TextFieldProps<HTMLInputElement>,
  'focus' | 'autoFocus' | 'onInput' | 'onFocus' | 'onBlur' | 'onConfirm' | 'onKeyboardHeightChange'
>

type Replaced = keyof Own | 'type' | 'value' | 'defaultValue' | 'children' | 'minLength' | 'maxLength' | 'pattern'

/** Props of `CodeInput`. It also accepts the props of `<input>`. */
export interface CodeInputProps extends Own, Omit<ComponentProps<'input'>, Replaced> {
  /**
   * Number of characters of a complete code.
   * @default 6
   */
  length?: number | undefined
  /** The controlled text. Characters that do not belong to the code are left out. */
  value?: string | undefined
  /**
   * The initial text of an uncontrolled field, which a form reset restores.
   * @default ''
   */
  defaultValue?: string | undefined
  /**
   * The characters of the code: digits, or letters and digits. `number` opens a keyboard with digits.
   * @default 'number'
   */
  type?: CodeInputType | undefined
  /**
   * Whether dots are shown instead of the characters. The field is a password field then.
   * @default false
   */
  mask?: boolean | undefined
  /** Called when the user has completed the code, by typing, pasting or autofill; after `onInput`. */
  onComplete?(event: CodeInputCompleteEvent): void
}

/**
 * Lets the user enter a one-time code, with a box for each character.
 *
 * It is one `<input autocomplete="one-time-code">` above the boxes, so autofill from messages, pasting, forms and assistive technology
 * work as with any input. All other props are passed to it. It needs an accessible name: a `<label>` or `aria-label`.
 *
 * @example
 * <CodeInput aria-label="Code from the message" name="code" required onComplete={({ detail }) => signIn(detail.value)} />
 */
export function CodeInput({
  length: givenLength = 6,
  type = 'number',
  mask = false,
  value,
  defaultValue = '',
  onInput,
  onComplete,
  ...rest
}: CodeInputProps): ReactNode {
  const length = codeLength(givenLength)
  const shorten = (text: string) => codeOf(text, type).slice(0, length)
  const { control, native, ...field } = useTextField<HTMLInputElement>(
    {
      ...rest,
      value: value === undefined ? undefined : shorten(value),
      defaultValue: shorten(defaultValue),
      onInput(event) {
        onInput?.(event)
        const { value: code } = event.detail
        if (code.length === length)
          onComplete?.(componentEvent('complete', event.target, { value: code }, event.nativeEvent))
      },
    },
    {
      own: {
        className: 'sw-code-field',
        autoComplete: 'one-time-code',
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: false,
        enterKeyHint: 'done',
        inputMode: type === 'number' ? 'numeric' : 'text',
        onClick({ currentTarget, clientX, detail }: MouseEvent<HTMLInputElement>) {
          // Clicks of screen readers have no position.
          selectCharacter(currentTarget, detail > 0 ? boxAt(currentTarget, clientX, length) : undefined)
        },
        onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
          const { value: code } = event.currentTarget
          if (isCharacter(event) && code.length >= length) selectCharacter(event.currentTarget)
        },
        onPaste: paste,
      },
      maxLength: length,
      confirms: () => true,
      accept: (text) => codeOf(text, type),
      followKeyboard,
    },
  )
  const { text, selection } = useCodeText(control, shorten(value ?? defaultValue))

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const code = shorten(event.clipboardData.getData('text'))
    // A part of a code is inserted at the caret, by the browser.
    if (code.length < length || event.currentTarget.readOnly) return
    event.preventDefault()
    if (code !== event.currentTarget.value) field.type(code)
  }

  return (
    // Codes are read from left to right in all languages.
    <span className="sw-code-input" dir="ltr" style={{ '--sw-code-input-length': length } as CSSProperties}>
      {/* Without `maxLength`, by which the browser would cut off the end of a pasted code with spaces. */}
      <input
        {...native}
        type={mask ? 'password' : 'text'}
        pattern={codePattern(type, length)}
        // Chromium would announce the code as invalid from its first character on.
        aria-invalid={native['aria-invalid'] ?? false}
      />
      {codeBoxes(text, length, selection).map(({ character, isCurrent, hasCaret }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box has no identity besides its position.
          key={index}
          className="sw-code-box"
          aria-hidden="true"
          data-current={isCurrent || undefined}
          data-caret={hasCaret || undefined}
        >
          {mask && character ? '•' : character}
        </span>
      ))}
    </span>
  )
}

/**
 * Selects a character, so that a typed character replaces it. Text that the user has selected stays selected.
 *
 * @param index Default: the character after the caret.
 */
function selectCharacter(field: HTMLInputElement, index = field.selectionStart): void {
  const { selectionStart: start, selectionEnd: end, value } = field
  if (index === null || start !== end) return
  const from = Math.min(index, value.length)
  if (from < value.length || from !== start) field.setSelectionRange(from, from + 1)
}

/** Index of the box at a position. Firefox puts the caret behind a character after a press on the right half of the character's box. */
function boxAt({ parentElement }: HTMLInputElement, clientX: number, length: number): number {
  const { left = 0, width = 1 } = parentElement?.getBoundingClientRect() ?? {}
  return Math.min(Math.max(Math.floor(((clientX - left) / width) * length), 0), length - 1)
}

/** Whether a key types a character. */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

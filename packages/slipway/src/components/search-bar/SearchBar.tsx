import '../../styles/field.css'
import '../../styles/icon-button.css'
import '../../styles/spinner.css'
import './search-bar.css'
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { followKeyboard } from '../../api/keyboard/followKeyboard.ts'
import { enCancel } from '../../base/locale/en/enCancel.ts'
import { enClear } from '../../base/locale/en/enClear.ts'
import { enSearchBar } from '../../base/locale/en/enSearchBar.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import type { TextFieldProps } from '../../hooks/text-field/textFieldProps.ts'
import { useTextField } from '../../hooks/text-field/useTextField.ts'

/** The event of `onSearch` and `onCancel`; `event.target` is the native input. */
export type SearchEvent = ComponentEvent<{ readonly value: string }, HTMLInputElement>

type Field = Omit<TextFieldProps<HTMLInputElement>, 'onConfirm'>

/** Props of `SearchBar`, in addition to those of `<input>`. */
export interface SearchBarProps
  extends Field,
    Omit<ComponentProps<'input'>, keyof TextFieldProps<HTMLInputElement> | 'type' | 'children'> {
  /**
   * The text shown while it is empty.
   * @default 'Search', in the language of the app
   */
  placeholder?: string | undefined
  /**
   * When a cancel button is shown: while the field has the focus or a text (`active`), `always`, or `never`. A read-only field has none.
   * @default 'active'
   */
  cancel?: 'active' | 'always' | 'never'
  /**
   * The label of that button.
   * @default 'Cancel', in the language of the app
   */
  cancelText?: string
  /**
   * Whether a search is running: the icon rotates. The field accepts text meanwhile.
   * @default false
   */
  loading?: boolean
  /**
   * Called when the user starts a search with Enter or the keyboard's search key. The Enter that ends a composition does not
   * count.
   */
  onSearch?(event: SearchEvent): void
  /** Called when the user has pressed the cancel button, with the previous text. The field is empty then. */
  onCancel?(event: SearchEvent): void
}

/**
 * A search field with buttons to clear it and to cancel the search.
 *
 * It is an `<input type="search">` in a search landmark; all other props are passed to the input. Its name is “Search”, in
 * the language of the app, unless a label or `aria-label` gives it another one.
 *
 * @example
 * <SearchBar onInput={({ detail }) => suggest(detail.value)} onSearch={({ detail }) => find(detail.value)} />
 */
export function SearchBar({
  placeholder,
  cancel = 'active',
  cancelText,
  loading = false,
  onSearch,
  onCancel,
  ...props
}: SearchBarProps): ReactNode {
  const words = useWords(allWords)
  const isNamed = props.id !== undefined || props['aria-labelledby'] !== undefined
  const { control, native, type } = useTextField<HTMLInputElement>(
    { ...props, ...(onSearch && { onConfirm: onSearch }) },
    {
      own: {
        className: 'sw-search-bar-input',
        enterKeyHint: 'search',
        autoComplete: 'off',
        // Page restore stores the text, unless the app itself turns autofill off.
        'data-draft': !props.autoComplete || undefined,
        'aria-label': isNamed ? undefined : words['searchBar.label'],
        'aria-busy': loading || undefined,
        onKeyDown: press,
      },
      maxLength: props.maxLength ?? -1,
      confirms: () => true,
      confirmEvent: 'search',
      onlyConfirms: true,
      followKeyboard,
    },
  )

  const empty = () => type('')
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (isComposing || props.readOnly || event.key !== 'Escape' || event.currentTarget.value === '') return
    // Chromium clears the field natively, other browsers do not. A dialog that contains the field stays open.
    event.preventDefault()
    event.stopPropagation()
    empty()
  }
  const handleCancel = (event: MouseEvent) => {
    const input = control.current
    if (!input) return
    const { value } = input
    empty()
    // With a keyboard the focus stays in the field. A touch or click removes it, which closes the soft keyboard.
    if (event.detail > 0) input.blur()
    onCancel?.(componentEvent('cancel', input, { value }, event))
  }

  // Pressing a button does not move the focus, so the soft keyboard stays open.
  const common = {
    type: 'button',
    disabled: props.disabled,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const
  return (
    // jsdom and React in development do not know the `<search>` element.
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <div
      role="search"
      // A name distinguishes several landmarks. It does not refer to the field, because the field's text would become the name. The
      // placeholder is preferred, so that tests find only the field by its label.
      aria-label={placeholder ?? props['aria-label']}
      className="sw-search-bar"
      data-loading={loading || undefined}
    >
      <span className="sw-search-bar-box">
        <input {...native} type="search" placeholder={placeholder ?? words['searchBar.label']} />
        <svg className="sw-search-bar-sign" viewBox="0 0 24 24" aria-hidden="true">
          {loading ? <path d="M12 4a8 8 0 1 0 8 8" /> : <path d="M16 16l4.5 4.5M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0z" />}
        </svg>
        {!props.readOnly && (
          <button
            {...common}
            className="sw-icon-button sw-search-bar-clear"
            aria-label={words['input.clear']}
            onClick={empty}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="9" />
              <path d="m9 9 6 6m0-6-6 6" />
            </svg>
          </button>
        )}
      </span>
      {cancel !== 'never' && !props.readOnly && (
        <button {...common} className="sw-search-bar-cancel" data-when={cancel} onClick={handleCancel}>
          {cancelText ?? words['app.cancel']}
        </button>
      )}
    </div>
  )
}

const allWords = { ...enSearchBar, ...enCancel, ...enClear }

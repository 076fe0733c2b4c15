import type { MouseEvent, ReactNode } from 'react'
import { enInput } from '../../base/locale/en/enInput.ts'
import { useWords } from '../../hooks/locale/useWords.ts'

/** Props of the buttons at the end of an input. */
export interface InputButtonsProps {
  readonly disabled: boolean | undefined
  /** Clears the field. The clear button is rendered only with this prop. */
  readonly onClear: (() => void) | undefined
  /** Whether the password is shown. */
  readonly isSeen: boolean
  /** Shows or hides the password. The password button is rendered only with this prop. */
  readonly onSeen: ((isSeen: boolean) => void) | undefined
}

export function InputButtons({ disabled, onClear, isSeen, onSeen }: InputButtonsProps): ReactNode {
  const words = useWords(enInput)
  // Keeps the focus in the field, so that a phone keeps its soft keyboard open.
  const common = { type: 'button', disabled, onMouseDown: (event: MouseEvent) => event.preventDefault() } as const
  return (
    <span className="sw-icon-button sw-input-buttons">
      {onClear && (
        <button
          {...common}
          className="sw-icon-button sw-input-button sw-input-clear"
          aria-label={words['input.clear']}
          onClick={onClear}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" fill="currentColor" />
            <path className="sw-input-cross" d="m9 9 6 6m0-6-6 6" />
          </svg>
        </button>
      )}
      {onSeen && (
        <button
          {...common}
          className="sw-icon-button sw-input-button"
          aria-label={words[isSeen ? 'input.hidePassword' : 'input.showPassword']}
          onClick={() => onSeen(!isSeen)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
            <circle cx="12" cy="12" r="3" />
            {isSeen && <path d="m4 4 16 16" />}
          </svg>
        </button>
      )}
    </span>
  )
}

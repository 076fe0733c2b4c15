import { type FocusEvent, type FormEvent, type RefCallback, type RefObject, useId, useRef, useState } from 'react'
import type { LateModule } from '../../base/late/lateModule.ts'
import { usePlain } from '../form/fieldContext.ts'
import { isUserInvalid } from '../form/isUserInvalid.ts'
import { useFormReset } from '../form/useFormReset.ts'
import { useSheetOpening } from './useSheetOpening.ts'

interface SheetFieldOptions {
  readonly late: LateModule<unknown>
  /** The props of the button that name it. */
  readonly named: {
    readonly id?: string | undefined
    readonly 'aria-label'?: string | undefined
    readonly 'aria-labelledby'?: string | undefined
  }
  /** Text of the choice, or an empty string without a choice. */
  readonly text: string
  /** Whether the value is empty. */
  readonly isEmpty: boolean
  /** Whether the button shows the text, not children of the app. */
  readonly isField: boolean
  readonly plain: boolean | undefined
  readonly disabled: boolean | undefined
  readonly open?: boolean | undefined
  onOpen?(): void
  /** Called when the form is reset. */
  onReset(): void
}

/**
 * A button that opens a sheet with choices, and a hidden native control that contains the choice for forms: the parts that `Picker`,
 * `Select` and `DateTimePicker` share.
 *
 * @returns The opening of the sheet, and the props of its elements.
 */
export function useSheetField<Native extends HTMLInputElement | HTMLSelectElement>({
  late,
  named,
  text,
  isEmpty,
  isField,
  plain,
  disabled,
  open,
  onOpen,
  onReset,
}: SheetFieldOptions) {
  /** Whether a submit of the form has failed because the choice is empty. */
  const [isMissed, setMissed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const sheet = useSheetOpening(late, { open, disabled, ...(onOpen && { onOpen }) })
  const { isOpen } = sheet
  const buttonId = named.id ?? `${id}-button`
  const textId = `${id}-text`
  const label = named['aria-labelledby'] ?? (named['aria-label'] === undefined ? undefined : buttonId)
  const resetRef: RefCallback<Native> = useFormReset(() => {
    setMissed(false)
    onReset()
  })
  return {
    ...sheet,
    /** Ref of the button. */
    button: button as RefObject<HTMLButtonElement | null>,
    /** The id of the element that names the button; `undefined` if only a `<label>` names it. */
    labelId: label,
    /** The id of the element that contains the text of the choice. */
    textId,
    /** Ref of the native control: handles a reset of its form. */
    resetRef,
    /** Props of the button that the app may extend. */
    buttonProps: {
      className: 'sw-picker',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      // A `<label>` alone names the button, so the choice is its description. `aria-label` and `aria-labelledby` are combined with
      // the choice.
      'aria-describedby': isField && !label ? textId : undefined,
      'aria-invalid': (isMissed && isEmpty) || undefined,
      'data-state': isOpen ? 'open' : 'closed',
      'data-empty': text === '' || undefined,
      'data-field': isField || undefined,
      'data-plain': usePlain(plain),
      onPointerDown: late.prepare,
      onFocus: late.prepare,
      onClick: sheet.show,
    } as const,
    /** Props of the button that the app cannot change. */
    fixedProps: {
      disabled,
      type: 'button',
      id: buttonId,
      'aria-labelledby': isField && label ? `${label} ${textId}` : named['aria-labelledby'],
    } as const,
    /** Props of the native control. */
    nativeProps: {
      className: 'sw-picker-input',
      tabIndex: -1,
      'aria-hidden': true,
      // The browser focuses the control if the form is invalid.
      onFocus: ({ currentTarget }: FocusEvent<Native>) => {
        setMissed(!currentTarget.validity.valid)
        button.current?.focus()
      },
      // Of several invalid controls the browser focuses only the first. `:user-invalid` of the others is set after this event.
      onInvalid: ({ currentTarget }: FormEvent<Native>) =>
        setTimeout(() => isUserInvalid(currentTarget) && setMissed(true)),
    } as const,
  }
}

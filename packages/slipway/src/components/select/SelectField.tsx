import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { pickerDefaults } from '../../base/defaults/defaults.ts'
import { useFieldProps, usePlain } from '../../hooks/form/fieldContext.ts'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { isUserInvalid } from '../../hooks/form/isUserInvalid.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { showLost } from '../../hooks/showLine.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { itemOf } from './select.state.ts'
import type { SelectBaseProps } from './selectProps.ts'
import '../../styles/picker.css'
import './select.css'

let sheet: typeof import('./SelectSheet.tsx') | undefined

/** Loads the list, when a select is pressed or focused. */
const loadSheet = () =>
  import('./SelectSheet.tsx').then((loaded) => {
    sheet = loaded
  })

interface SelectFieldProps extends SelectBaseProps {
  readonly multiple: boolean
  readonly value: readonly string[] | undefined
  readonly defaultValue: readonly string[]
  /** Called with the values after the select has them. */
  onChosen(select: HTMLSelectElement, chosen: readonly string[], source: Event | undefined): void
}

/**
 * The button of a select, which opens its list, and the native `<select>` that contains its value for forms, validation and autofill.
 */
export function SelectField({
  items: entries,
  multiple,
  value,
  defaultValue,
  placeholder = '',
  headerText,
  search = entries.length > 10,
  clearable = false,
  name,
  form,
  required,
  disabled,
  plain,
  autoComplete = 'off',
  onChosen,
  ref,
  ...given
}: SelectFieldProps): ReactNode {
  const rest = mergeProps(useFieldProps(given), given)
  const [chosen, setChosen] = useControlled(value, defaultValue)
  const [isOpen, setOpen] = useState(false)
  /** Whether a submit of the form has failed because nothing is chosen. */
  const [isMissed, setMissed] = useState(false)
  /** Number of openings, used as the key of the list; 0 while it is not mounted. It stays mounted for a short time after closing. */
  const [opening, setOpening] = useState(0)
  const native = useRef<HTMLSelectElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  if (isOpen && disabled) setOpen(false)
  useEffect(() => {
    if (isOpen || !opening) return
    const timer = setTimeout(() => setOpening(0), pickerDefaults.contentHideDelayMs)
    return () => clearTimeout(timer)
  }, [isOpen, opening])

  const items = entries.map(itemOf)
  const open = () => {
    loadSheet().then(
      () => {
        setOpening((count) => count + 1)
        setOpen(true)
      },
      () => showLost(),
    )
  }
  const change = (next: readonly string[], source?: Event) => {
    const select = native.current
    if (!select) return
    // In the order of the items, as the browser sends them.
    const ordered = items.flatMap((item) => (next.includes(item.value) ? [item.value] : []))
    setMissed(false)
    setChosen(ordered)
    // Listeners can read the value from the select as well. If the app refuses it, React restores the former value.
    for (const option of select.options) option.selected = ordered.includes(option.value)
    // Lets a form that shows an error validate again.
    select.dispatchEvent(new Event('input', { bubbles: true }))
    onChosen(select, ordered, source)
  }

  const text = items
    .filter((item) => chosen.includes(item.value))
    .map(({ label }) => label)
    .join(', ')
  const buttonId = rest.id ?? `${id}-button`
  const label = rest['aria-labelledby'] ?? (rest['aria-label'] === undefined ? undefined : buttonId)
  const own = {
    className: 'sw-picker',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    // A `<label>` alone names the button, so the choice is its description. `aria-label` and `aria-labelledby` are combined with it.
    'aria-describedby': label ? undefined : `${id}-text`,
    'aria-invalid': (isMissed && chosen.length === 0) || undefined,
    'data-state': isOpen ? 'open' : 'closed',
    'data-empty': text === '' || undefined,
    'data-field': true,
    'data-plain': usePlain(plain),
    onPointerDown: prepare,
    onFocus: prepare,
    onClick: open,
  } as const
  const formRef = useFormValue(() => (multiple ? chosen : (chosen[0] ?? '')))
  const resetRef = useFormReset(() => {
    setMissed(false)
    setChosen(defaultValue)
  })
  const Sheet = opening > 0 && sheet?.SelectSheet
  return (
    <span className="sw-picker-place">
      <button
        {...mergeProps(own, rest)}
        {...{ form, disabled }}
        type="button"
        id={buttonId}
        aria-labelledby={label ? `${label} ${id}-text` : undefined}
        ref={useMergedRef(button, ref)}
      >
        <span id={`${id}-text`} className="sw-picker-text" dir="auto">
          {text || placeholder || '\u00a0'}
        </span>
      </button>
      <select
        {...{ name, form, required, disabled, multiple, autoComplete }}
        ref={useMergedRef<HTMLSelectElement>(native, formRef, resetRef)}
        className="sw-picker-input"
        tabIndex={-1}
        aria-hidden="true"
        value={multiple ? [...chosen] : (chosen[0] ?? '')}
        // The browser focuses the select if the form is invalid.
        onFocus={({ currentTarget }) => {
          setMissed(!currentTarget.validity.valid)
          button.current?.focus()
        }}
        // Of several invalid controls the browser focuses only the first. `:user-invalid` of the others is set after this event.
        onInvalid={({ currentTarget }) => setTimeout(() => isUserInvalid(currentTarget) && setMissed(true))}
        // By autofill and page restore.
        onChange={({ currentTarget, nativeEvent }) =>
          change(
            [...currentTarget.selectedOptions].map((option) => option.value),
            nativeEvent,
          )
        }
      >
        {!multiple && <option value="" />}
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      {Sheet && (
        <Sheet
          key={opening}
          {...{ items, multiple, chosen, headerText, search, clearable, button }}
          open={isOpen}
          labelId={label}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

/** Loads the list in advance. If this fails, it is loaded on opening. */
function prepare(): void {
  loadSheet().catch(() => {})
}

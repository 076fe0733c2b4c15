import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { pickerDefaults } from '../../base/defaults/defaults.ts'
import { localeStore } from '../../base/locale/locale.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps, usePlain } from '../../hooks/form/fieldContext.ts'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { isUserInvalid } from '../../hooks/form/isUserInvalid.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { showLost } from '../../hooks/showLine.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useStore } from '../../hooks/useStore.ts'
import { choiceText, formText } from './choiceText.ts'
import type { AnyPickerProps, PickerCloseReason, PickerDetail, PickerProps, PickerValue } from './pickerProps.ts'
import '../../styles/picker.css'

let sheet: typeof import('./PickerSheet.tsx') | undefined

/** Loads the wheels, when a picker is pressed or focused. */
const loadSheet = () =>
  import('./PickerSheet.tsx').then((loaded) => {
    sheet = loaded
  })

/**
 * Lets users choose with wheels that open from a button: a row of a list, rows of several lists, a time, a date, or a region.
 *
 * The button is a native one; all other props are passed to it. It shows its children, or the text of the choice. A native input
 * next to it contains the choice for a form, under `name`, and is the `target` of the events.
 *
 * The wheels open in a sheet on a phone and in a popover on larger screens. "Done" and Enter confirm. "Cancel", Back, Escape and
 * a click on the mask cancel.
 *
 * @example
 * <Picker aria-label="Size" range={['Small', 'Large']} value={size} onChange={({ detail }) => setSize(detail.value)} />
 *
 * @example
 * <Picker mode="date" aria-label="Birthday" max="2026-12-31" onChange={({ detail }) => setBirthday(detail.value)}>
 *   <Text>Born on {birthday}</Text>
 * </Picker>
 *
 * Source: specification, sections 4 (open, closed) and 9 (dates, times, close and hide delays).
 */
export function Picker(props: PickerProps): ReactNode {
  const {
    mode,
    range,
    rangeKey,
    items,
    value,
    defaultValue,
    start,
    end,
    min = start,
    max = end,
    minuteStep,
    fields,
    regions,
    headerText,
    confirmText,
    cancelText,
    placeholder = '',
    name,
    form,
    required,
    disabled,
    plain,
    children,
    open,
    onOpen,
    onClose,
    onColumnChange,
    onCancel,
    onChange,
    ref,
    ...given
  } = props as AnyPickerProps
  const rest = mergeProps(useFieldProps(given), given)
  if ((start && start !== min) || (end && end !== max)) {
    warnDeveloper(
      '<Picker> has two names for one limit. Give `min` and `max`, or `start` and `end` as in mini-programs, not both.',
    )
  }
  const { locale } = useStore(localeStore)
  const [chosen, setChosen] = useControlled<PickerValue | undefined>(value, defaultValue)
  const [isOwnOpen, setOpen] = useState(false)
  /** Whether the wheels are loaded. */
  const [isReady, setReady] = useState(false)
  /** Whether a submit of the form has failed because the choice is empty. */
  const [isMissed, setMissed] = useState(false)
  /** Number of openings, used as the key of the sheet; 0 while it is not mounted. It stays mounted for a short time after closing. */
  const [opening, setOpening] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  if (isOwnOpen && disabled) setOpen(false)
  const isWanted = (open ?? isOwnOpen) && !disabled
  const isOpen = isWanted && isReady
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpening(opening + 1)
  }
  useEffect(() => {
    if (isWanted && !isReady) loadSheet().then(() => setReady(true), showLost)
  }, [isWanted, isReady])
  useEffect(() => {
    if (isOpen || !opening) return
    const timer = setTimeout(() => setOpening(0), pickerDefaults.contentHideDelayMs)
    return () => clearTimeout(timer)
  }, [isOpen, opening])

  const Sheet = opening > 0 && sheet?.PickerSheet
  const eventOf = <Detail,>(type: string, detail: Detail, source?: Event) =>
    componentEvent(type, input.current as HTMLInputElement, detail, source)
  const show = () => {
    loadSheet().then(
      () => {
        setReady(true)
        setOpen(true)
        onOpen?.()
      },
      () => showLost(),
    )
  }
  const close = (reason: PickerCloseReason, source?: Event) => {
    setOpen(false)
    onClose?.(eventOf('close', { reason }, source))
  }
  const choose = (detail: PickerDetail, source: Event) => {
    setChosen(detail.value)
    // Listeners can read the value from the input as well. If the app refuses it, React restores the former value.
    if (input.current) input.current.value = formText(detail.value)
    // Lets a form that shows an error validate again.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    onChange?.(eventOf('change', detail, source))
  }

  const choices = { mode, range, rangeKey, items, regions } as AnyPickerProps
  const text = choiceText(chosen, choices, locale)
  const state = isOpen ? 'open' : 'closed'
  const isField = children === undefined
  const buttonId = rest.id ?? `${id}-button`
  const label = rest['aria-labelledby'] ?? (rest['aria-label'] === undefined ? undefined : buttonId)
  const own = {
    className: 'sw-picker',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    // A `<label>` alone names the button, so the choice is its description. `aria-label` and `aria-labelledby` are combined with
    // the choice.
    'aria-describedby': isField && !label ? `${id}-text` : undefined,
    'aria-invalid': (isMissed && formText(chosen) === '') || undefined,
    'data-state': state,
    'data-empty': text === '' || undefined,
    'data-field': isField || undefined,
    'data-plain': usePlain(plain),
    onPointerDown: prepare,
    onFocus: prepare,
    onClick: show,
  } as const
  const formRef = useFormValue(() => chosen ?? '')
  const resetRef = useFormReset(() => {
    setMissed(false)
    setChosen(defaultValue)
  })
  return (
    <span className="sw-picker-place">
      <button
        {...mergeProps(own, rest)}
        {...{ form, disabled }}
        type="button"
        id={buttonId}
        aria-labelledby={isField && label ? `${label} ${id}-text` : rest['aria-labelledby']}
        ref={useMergedRef(button, ref)}
      >
        {children ?? (
          <span id={`${id}-text`} className="sw-picker-text" dir="auto">
            {text || placeholder || '\u00a0'}
          </span>
        )}
      </button>
      <input
        {...{ name, form, required, disabled }}
        ref={useMergedRef<HTMLInputElement>(input, formRef, resetRef)}
        className="sw-picker-input"
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        data-draft=""
        value={formText(chosen)}
        // The browser focuses the input if the form is invalid.
        onFocus={({ currentTarget }) => {
          setMissed(!currentTarget.validity.valid)
          button.current?.focus()
        }}
        // Of several invalid inputs the browser focuses only the first. `:user-invalid` of the others is set after this event.
        onInvalid={({ currentTarget }) => setTimeout(() => isUserInvalid(currentTarget) && setMissed(true))}
        // Called when page restore has set the value. It tries again after `preventDefault`.
        onChange={(event) => {
          if (sheet) return sheet.restoreChoice(event, choices, choose)
          prepare()
          event.preventDefault()
        }}
      />
      {Sheet && (
        <Sheet
          key={opening}
          {...{
            choices: { ...choices, min, max, minuteStep, fields } as AnyPickerProps,
            value: chosen,
            headerText,
            confirmText,
            cancelText,
          }}
          open={isOpen}
          labelId={label}
          button={button}
          onColumnChange={(detail) => onColumnChange?.(eventOf('columnchange', detail))}
          onCancel={(reason, source) => {
            onCancel?.(eventOf('cancel', { reason }, source))
            close(reason, source)
          }}
          onConfirm={(detail, source) => {
            choose(detail, source)
            close('confirm', source)
          }}
        />
      )}
    </span>
  )
}

/** Loads the wheels in advance. If this fails, they are loaded on opening. */
function prepare(): void {
  loadSheet().catch(() => {})
}

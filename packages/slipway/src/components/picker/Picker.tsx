import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { pickerDefaults } from '../../base/defaults/defaults.ts'
import { localeStore } from '../../base/locale/locale.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { isUserInvalid } from '../../hooks/form/isUserInvalid.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useStore } from '../../hooks/useStore.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import { choiceText, formText } from './choiceText.ts'
import type { PickerSheet } from './PickerSheet.tsx'
import type { AnyPickerProps, PickerDetail, PickerProps, PickerValue } from './pickerProps.ts'
import './picker.css'

/** The wheels, which come when there is time, or when one is about to open. */
const loadSheet = () => import('./PickerSheet.tsx')

/**
 * Lets people choose by wheels that open from a button: a row of a list, rows of several lists, a time, a day, a place.
 *
 * The button is a native one, and everything that the picker does not know goes to it. It shows its children, or the text of
 * the choice. Next to it stands a native input that carries the choice into a form, under `name`: the `target` of its events.
 *
 * The wheels lie in a sheet on a phone and in a popover on larger screens. "Done" and Enter confirm; "Cancel", Back, Escape and
 * a press beside them do not.
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
    value,
    defaultValue,
    start,
    end,
    min = start,
    max = end,
    fields,
    regions,
    headerText,
    placeholder = '',
    name,
    form,
    required,
    disabled,
    children,
    onColumnChange,
    onCancel,
    onChange,
    ref,
    ...rest
  } = props as AnyPickerProps
  if ((start && start !== min) || (end && end !== max)) {
    warnDeveloper(
      '<Picker> has two names for one limit. Give `min` and `max`, or `start` and `end` as in mini-programs, not both.',
    )
  }
  const { locale } = useStore(localeStore)
  const [chosen, setChosen] = useControlled<PickerValue | undefined>(value, defaultValue)
  const [isOpen, setOpen] = useState(false)
  /** Whether a form could not be sent without a choice. */
  const [isMissed, setMissed] = useState(false)
  /** Counts the openings. Its content is there a little longer than the sheet is open. */
  const [opening, setOpening] = useState(0)
  const [Sheet, setSheet] = useState<typeof PickerSheet>()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => whenIdle(prepare), [])
  if (isOpen && disabled) setOpen(false)
  useEffect(() => {
    if (isOpen || !Sheet) return
    const timer = setTimeout(() => setSheet(undefined), pickerDefaults.contentHideDelayMs)
    return () => clearTimeout(timer)
  }, [isOpen, Sheet])

  const eventOf = <Detail,>(type: string, detail: Detail, source?: Event) =>
    componentEvent(type, input.current as HTMLInputElement, detail, source)
  const open = async () => {
    const loaded = await loadSheet()
    setSheet(() => loaded.PickerSheet)
    setOpening((count) => count + 1)
    setOpen(true)
  }
  const confirm = (detail: PickerDetail, source: Event) => {
    setOpen(false)
    setChosen(detail.value)
    // The listener finds it in the input as well; if the owner refuses it, React takes it back.
    if (input.current) input.current.value = formText(detail.value)
    // A form that says what is wrong looks whether it still is.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    onChange?.(eventOf('change', detail, source))
  }

  const choices = { mode, range, rangeKey, regions } as AnyPickerProps
  const text = choiceText(chosen, choices, locale)
  const state = isOpen ? 'open' : 'closed'
  const isField = children === undefined
  const buttonId = rest.id ?? `${id}-button`
  const label = rest['aria-labelledby'] ?? (rest['aria-label'] === undefined ? undefined : buttonId)
  const own = {
    className: 'sw-picker',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    // A `<label>` is all of the name; what names it here does so together with the choice.
    'aria-describedby': isField && !label ? `${id}-text` : undefined,
    'aria-invalid': (isMissed && formText(chosen) === '') || undefined,
    'data-state': state,
    'data-empty': text === '' || undefined,
    'data-field': isField || undefined,
    onPointerDown: prepare,
    onFocus: prepare,
    onClick: () => void open(),
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
        value={formText(chosen)}
        // A form that may not be sent shows it here.
        onFocus={({ currentTarget }) => {
          setMissed(!currentTarget.validity.valid)
          button.current?.focus()
        }}
        // Of several it shows the first. That the others count as missed, too, the browser knows only afterwards.
        onInvalid={({ currentTarget }) => setTimeout(() => isUserInvalid(currentTarget) && setMissed(true))}
        onChange={() => {}}
      />
      {Sheet && (
        <Sheet
          key={opening}
          {...{ choices: { ...choices, min, max, fields } as AnyPickerProps, value: chosen, headerText }}
          open={isOpen}
          labelId={label ?? buttonId}
          onColumnChange={(detail) => onColumnChange?.(eventOf('columnchange', detail))}
          onCancel={(reason, source) => {
            setOpen(false)
            onCancel?.(eventOf('cancel', { reason }, source))
          }}
          onConfirm={confirm}
        />
      )}
    </span>
  )
}

/** Where it cannot be loaded now, it is loaded as it opens, and what fails then is told. */
function prepare(): void {
  loadSheet().catch(() => {})
}

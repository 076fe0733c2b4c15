import { type ReactNode, useRef } from 'react'
import { lateModule } from '../../base/late/lateModule.ts'
import { localeStore } from '../../base/locale/locale.ts'
import { dateTime, type Moment } from '../../base/moment/moment.ts'
import { instantOf } from '../../base/moment/zonedTime.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useSheetField } from '../../hooks/sheet-field/useSheetField.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useStore } from '../../hooks/useStore.ts'
import type { DateTimeCloseReason, DateTimePickerProps, RangeDateTimePickerProps } from './dateTimePickerProps.ts'
import { dayParts, minuteParts, readMoment } from './draft.state.ts'
import { momentText } from './momentText.ts'
import { hasTwelveHours } from './typing.state.ts'
import '../../styles/picker.css'

const lateChoices = lateModule(() => import('./DateTimeSheet.tsx'))

/**
 * Lets users choose a date and time, or a range of them: by typing, in a calendar, and with wheels for the time. With `precision="day"` it is
 * a field for a date, or for a range of dates.
 *
 * The button is a native one; all other props are passed to it. A native input next to it contains the choice for a form, under `name`,
 * and is the `target` of the events; a range has two. Values are dates and times in `timeZone`, without an offset, as in
 * `<input type="datetime-local">`.
 *
 * The choices open in a sheet on a phone and in a popover on larger screens. "Done" and Enter confirm. "Cancel", Back, Escape and a click on
 * the mask cancel.
 *
 * @example
 * <DateTimePicker aria-label="Departure" min="2026-11-21" onChange={({ detail }) => setDeparture(detail.value)} />
 *
 * @example
 * <DateTimePicker mode="range" aria-label="Meeting" timeZone="Asia/Tokyo" minuteStep={15} name="meeting" required />
 */
export function DateTimePicker(props: DateTimePickerProps): ReactNode {
  const {
    mode,
    value,
    defaultValue,
    precision = 'minute',
    min,
    max,
    minuteStep = 1,
    isDayDisabled,
    firstWeekday,
    hourCycle,
    timeZone,
    placeholder = '',
    headerText,
    confirmText,
    cancelText,
    clearable = false,
    name,
    form,
    required,
    disabled,
    plain,
    open,
    onOpen,
    onClose,
    onCancel,
    onChange,
    ref,
    ...given
  } = props as Omit<RangeDateTimePickerProps, 'mode' | 'value' | 'defaultValue'> &
    Pick<DateTimePickerProps, 'mode' | 'value' | 'defaultValue'>
  const rest = mergeProps(useFieldProps(given), given)
  const { locale } = useStore(localeStore)
  const isRange = mode === 'range'
  const parts = precision === 'day' ? dayParts : minuteParts
  const isTwelveHours = hourCycle ? hourCycle === 'h12' : hasTwelveHours(locale)
  const [chosen, setChosen] = useControlled(value === undefined ? undefined : textsOf(value), textsOf(defaultValue))
  const moments = momentsOf(chosen, parts)
  const input = useRef<HTMLInputElement>(null)
  /** Texts that page restore has set in the inputs. */
  const restored = useRef<string[]>([])
  const text = momentText(moments, { locale, isTwelveHours, timeZone })
  const field = useSheetField<HTMLInputElement>({
    late: lateChoices,
    named: rest,
    text,
    isEmpty: moments.length === 0,
    isField: true,
    plain,
    disabled,
    open,
    ...(onOpen && { onOpen }),
    onReset: () => setChosen(textsOf(defaultValue)),
  })
  const Sheet = field.opening > 0 && lateChoices.code?.DateTimeSheet

  const eventOf = <Detail,>(type: string, detail: Detail, source?: Event) =>
    componentEvent(type, input.current as HTMLInputElement, detail, source)
  const close = (reason: DateTimeCloseReason, source?: Event) => {
    field.close()
    onClose?.(eventOf('close', { reason }, source))
  }
  const choose = (next: readonly Moment[], source: Event) => {
    const texts = next.map((moment) => dateTime.write(moment, parts))
    const instants = next.map((moment) => new Date(instantOf(moment, timeZone)).toISOString())
    setChosen(texts)
    // Listeners can read the value from the inputs as well. If the app refuses it, React restores the former value.
    for (const [index, native] of inputsOf(input.current).entries()) {
      native.value = texts[index] ?? ''
      // Lets a form that shows an error validate again.
      native.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const detail = { value: asValue(texts, isRange), instant: asValue(instants, isRange) }
    // The type of the value depends on `mode`.
    onChange?.(eventOf('change', detail as { value: readonly string[]; instant: readonly string[] }, source))
  }
  const texts = moments.map((moment) => dateTime.write(moment, parts))
  const formRef = useFormValue(() => asValue(texts, isRange))
  const firstRef = useMergedRef<HTMLInputElement>(input, formRef, field.resetRef)
  return (
    <span className="sw-picker-place">
      <button
        {...mergeProps(field.buttonProps, rest)}
        {...field.fixedProps}
        form={form}
        ref={useMergedRef(field.button, ref)}
      >
        <span id={field.textId} className="sw-picker-text" dir="auto" suppressHydrationWarning>
          {text || placeholder || '\u00a0'}
        </span>
      </button>
      {(isRange ? [0, 1] : [0]).map((index) => (
        <input
          key={index}
          {...field.nativeProps}
          {...{ name, form, required, disabled }}
          ref={index === 0 ? firstRef : formRef}
          autoComplete="off"
          data-draft=""
          value={texts[index] ?? ''}
          // Called when page restore has set the value of one input. React then renders the former value.
          onChange={({ currentTarget, nativeEvent }) => {
            restored.current[index] = currentTarget.value
            const next = momentsOf(
              Array.from(restored.current, (text = '') => text),
              parts,
            )
            if (next.length === (isRange ? 2 : 1)) choose(next, nativeEvent)
          }}
        />
      ))}
      {Sheet && (
        <Sheet
          key={field.opening}
          {...{ moments, parts, isRange, min, max, minuteStep, isDayDisabled, firstWeekday, isTwelveHours, timeZone }}
          {...{ headerText, confirmText, cancelText, clearable }}
          open={field.isOpen}
          labelId={field.labelId}
          button={field.button}
          onCancel={(reason, source) => {
            onCancel?.(eventOf('cancel', { reason }, source))
            close(reason, source)
          }}
          onConfirm={(next, source) => {
            choose(next, source)
            close(next.length > 0 ? 'confirm' : 'clear', source)
          }}
        />
      )}
    </span>
  )
}

const textsOf = (value: string | readonly string[] | undefined): readonly string[] =>
  [value ?? []].flat().filter((text) => text !== '')

const asValue = (texts: readonly string[], isRange: boolean) => (isRange ? texts : (texts[0] ?? ''))

/** The native inputs of a picker. */
const inputsOf = (input: HTMLInputElement | null) =>
  Array.from(input?.parentElement?.querySelectorAll<HTMLInputElement>(':scope > input') ?? [])

/** Reads a value. A value with a text that is no date of this precision is empty, and a warning names the text in development. */
function momentsOf(texts: readonly string[], parts: number): Moment[] {
  const moments: Moment[] = []
  for (const text of texts) {
    const moment = readMoment(text, parts)
    if (!moment) {
      if (text !== '')
        warnDeveloper(
          `<DateTimePicker> has the value "${text}". Write ${parts > dayParts ? 'yyyy-mm-ddThh:mm' : 'yyyy-mm-dd'}.`,
        )
      return []
    }
    moments.push(moment)
  }
  return moments
}

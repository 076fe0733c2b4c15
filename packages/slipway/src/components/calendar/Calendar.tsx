import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { enCalendar } from '../../base/locale/en/enCalendar.ts'
import { fill, localeStore } from '../../base/locale/locale.ts'
import { clamp } from '../../base/numbers/clamp.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { focusInside } from '../../hooks/form/focusInside.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useStore } from '../../hooks/useStore.ts'
import {
  addMonths,
  type Day,
  type DayRange,
  limitsOf,
  monthOf,
  nextRange,
  readDay,
  writeDay,
} from './calendar.state.ts'
import { dayFormat } from './dayFormat.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { useToday } from './useToday.ts'
import './calendar.css'

/** First and last day as `yyyy-mm-dd`. The last day is missing while only the first has been chosen. */
export type CalendarRange = readonly string[]

/** A day as `yyyy-mm-dd`, or an empty string without a day; with `mode="range"` a list of two days. */
export type CalendarValue = string | CalendarRange

/** Event of `onChange`. */
export type CalendarEvent = ComponentEvent<{ readonly value: CalendarValue }, HTMLDivElement>

/** Props of `Calendar`. All other props are passed to its `<div>`. */
export interface CalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /**
   * Kind of selection: a single day, or a range from a first to a last day.
   * @default 'single'
   */
  readonly mode?: 'single' | 'range' | undefined
  /** Chosen day or range; makes the calendar controlled. */
  readonly value?: CalendarValue | undefined
  /** Day or range chosen initially and after a reset of the form, if the calendar is uncontrolled. */
  readonly defaultValue?: CalendarValue | undefined
  /** Earliest day that can be chosen, as `yyyy-mm-dd`. */
  readonly min?: string | undefined
  /** Latest day that can be chosen, as `yyyy-mm-dd`. */
  readonly max?: string | undefined
  /** Returns whether a day, `yyyy-mm-dd`, is disabled. */
  readonly isDayDisabled?: ((day: string) => boolean) | undefined
  /**
   * First day of the week, from Sunday (0) to Saturday (6).
   * @default the first day of the week in the app's language
   */
  readonly firstWeekday?: number | undefined
  /**
   * Whether the calendar is disabled.
   * @default false
   */
  readonly disabled?: boolean | undefined
  /** Name of the value in a form. A range is sent as two values with this name. */
  readonly name?: string | undefined
  /** Called when the user chooses a day. For a range it is called twice: for the first and for the last day. */
  readonly onChange?: ((event: CalendarEvent) => void) | undefined
}

/**
 * Shows a month in which the user chooses a day or a range of days.
 *
 * @example
 * <Calendar aria-label="Arrival" min="2026-11-21" onChange={({ detail }) => setArrival(detail.value)} />
 */
export function Calendar({
  mode = 'single',
  value,
  defaultValue,
  min,
  max,
  isDayDisabled,
  firstWeekday,
  disabled = false,
  name,
  onChange,
  ref,
  ...rest
}: CalendarProps): ReactNode {
  const words = useWords(enCalendar)
  const locale = useStore(localeStore).locale
  const today = useToday()
  const isRange = mode === 'range'
  const [chosen, setChosen] = useControlled(value, defaultValue)
  const range = rangeOf(chosen)
  const limits = limitsOf(min, max)
  const [focused, setFocused] = useState<Day>()
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const eachInput = <Result,>(call: (input: HTMLInputElement) => Result) =>
    Array.from((root.current as HTMLElement).querySelectorAll('input'), call)
  const titleId = useId()

  const current = clamp(focused ?? range[0] ?? today, limits.min, limits.max)
  const month = monthOf(current)
  const isBlocked = (day: Day) =>
    disabled || day < limits.min || day > limits.max || (isDayDisabled?.(writeDay(day)) ?? false)
  const textOf = dayFormat(locale, { dateStyle: 'full' })

  const change = (next: DayRange, source?: Event) => {
    const nextValue = isRange ? next.map(writeDay) : writeDay(next[0])
    setChosen(nextValue)
    onChange?.(componentEvent('change', root.current as HTMLDivElement, { value: nextValue }, source))
  }
  const choose = (day: Day, source?: Event) => {
    setFocused(day)
    if (isBlocked(day)) return
    const next = isRange ? nextRange(range, day) : ([day] as const)
    const [start = day, end] = next
    setAnnouncement(
      isRange
        ? fill(words[end === undefined ? 'calendar.start' : 'calendar.range'], {
            start: textOf(start),
            end: textOf(end ?? start),
          })
        : textOf(day),
    )
    // Lets a form, and page restore, notice the change.
    eachInput((input) => input.dispatchEvent(new Event('change', { bubbles: true })))
    change(next, source)
  }
  /** Called when page restore has set the value of an input. */
  const restore = ({ nativeEvent }: { readonly nativeEvent: Event }) => {
    const next = rangeOf(eachInput((input) => input.value))
    if (!next.some(isBlocked)) change(next, nativeEvent)
    // Renders the inputs again, so that they contain the chosen days.
    setFocused(next.some(isBlocked) ? current : next[0])
  }
  const turn = (months: number) => setFocused(addMonths(current, months))
  const canTurn = (months: number) => (months < 0 ? limits.min < month : monthOf(limits.max) > month)
  const swipe = useEffectEvent((months: number) => {
    if (canTurn(months)) turn(months)
  })
  // Without the code, the buttons and keys still change the month.
  useEffect(
    () =>
      whenLoaded(
        () => import('./swipeMonths.ts'),
        ({ swipeMonths }) => swipeMonths(root, (months) => swipe(months)),
      ),
    [],
  )
  const resetRef = useFormReset(() => setChosen(defaultValue))

  const own = {
    ...useFieldProps(rest),
    className: 'sw-calendar',
    role: 'group',
    'data-mode': mode,
    'data-disabled': disabled || undefined,
  }
  const arrow = (months: number, label: string) => (
    <button
      type="button"
      className="sw-calendar-arrow"
      aria-label={label}
      disabled={!canTurn(months)}
      onClick={() => turn(months)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={months < 0 ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7'} />
      </svg>
    </button>
  )
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(root, focusDay, ref)}>
      <div className="sw-calendar-head">
        {arrow(-1, words['calendar.previous'])}
        <h3 className="sw-calendar-title" id={titleId} aria-live="polite">
          {dayFormat(locale, { year: 'numeric', month: 'long' })(month)}
        </h3>
        {arrow(1, words['calendar.next'])}
      </div>
      <div className="sw-calendar-month">
        <MonthGrid
          {...{ month, range, current, today, locale, limits, firstWeekday, isBlocked, textOf }}
          isRange={isRange}
          titleId={titleId}
          onFocusMove={setFocused}
          onChoose={choose}
        />
      </div>
      <div className="sw-calendar-said" role="status">
        {announcement}
      </div>
      {(isRange ? [0, 1] : [0]).map((index) => (
        <input
          key={index}
          ref={resetRef}
          type="hidden"
          name={name}
          disabled={disabled}
          data-draft=""
          value={writeDay(range[index])}
          onInput={restore}
        />
      ))}
    </div>
  )
}

const focusDay = focusInside<HTMLDivElement>((calendar) => calendar.querySelector('.sw-calendar-day[tabindex="0"]'))

function rangeOf(value: CalendarValue | undefined): DayRange {
  const [start, end] = [value ?? []].flat().map(readDay)
  if (start === undefined) return []
  return end === undefined || end < start ? [start] : [start, end]
}

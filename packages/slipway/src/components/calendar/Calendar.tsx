import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { clamp } from '../../base/clamp.ts'
import { enCalendar } from '../../base/locale/en/enCalendar.ts'
import { fill, localeStore } from '../../base/locale/locale.ts'
import { whenLoaded } from '../../base/whenLoaded.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
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
  dayOf,
  limitsOf,
  monthOf,
  nextRange,
  readDay,
  writeDay,
} from './calendar.state.ts'
import { dayFormat } from './dayFormat.ts'
import { MonthGrid } from './MonthGrid.tsx'
import './calendar.css'

/** The first day and the last one as `yyyy-mm-dd`; the last one is missing while only the first has been chosen. */
export type CalendarRange = readonly string[]

/** A day as `yyyy-mm-dd`, empty for none; with `mode="range"` a list of two. */
export type CalendarValue = string | CalendarRange

/** The event of `onChange`. */
export type CalendarEvent = ComponentEvent<{ readonly value: CalendarValue }, HTMLDivElement>

/** Props of `Calendar`. Everything else goes to its `<div>`. */
export interface CalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /**
   * Whether one day is chosen, or a first and a last one.
   * @default 'single'
   */
  readonly mode?: 'single' | 'range' | undefined
  /** What is chosen, held by the owner. */
  readonly value?: CalendarValue | undefined
  /** What is chosen at first, and after a reset of the form. */
  readonly defaultValue?: CalendarValue | undefined
  /** The first day that can be chosen, as `yyyy-mm-dd`. */
  readonly min?: string | undefined
  /** The last day that can be chosen, as `yyyy-mm-dd`. */
  readonly max?: string | undefined
  /** Says of a day, `yyyy-mm-dd`, whether it cannot be chosen. */
  readonly isDayDisabled?: ((day: string) => boolean) | undefined
  /**
   * The first day of the week, from Sunday (0) to Saturday (6).
   * @default that of the app's language
   */
  readonly firstWeekday?: number | undefined
  /**
   * Whether nothing can be chosen.
   * @default false
   */
  readonly disabled?: boolean | undefined
  /** The name of what is chosen in a form; a range has two values under it. */
  readonly name?: string | undefined
  /** The user has chosen a day; of a range the first one, and then the last one. */
  readonly onChange?: ((event: CalendarEvent) => void) | undefined
}

/**
 * Shows a month, in which people choose a day, or a first and a last one.
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
  const [today] = useState(() => {
    const now = new Date()
    return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate())
  })
  const isRange = mode === 'range'
  const [chosen, setChosen] = useControlled(value, defaultValue)
  const range = rangeOf(chosen)
  const limits = limitsOf(min, max)
  const [focused, setFocused] = useState<Day>()
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const titleId = useId()

  const held = focused ?? range[0] ?? today
  const current = clamp(held, limits.min, limits.max)
  const month = monthOf(current)
  const isBlocked = (day: Day) =>
    disabled || day < limits.min || day > limits.max || (isDayDisabled?.(writeDay(day)) ?? false)
  const textOf = dayFormat(locale, { dateStyle: 'full' })

  const choose = (day: Day, source?: Event) => {
    setFocused(day)
    if (isBlocked(day) || !root.current) return
    const next = isRange ? nextRange(range, day) : ([day] as const)
    const [start = day, end] = next
    const told = isRange ? next.map(writeDay) : writeDay(day)
    setChosen(told)
    setSaid(
      isRange
        ? fill(words[end === undefined ? 'calendar.start' : 'calendar.range'], {
            start: textOf(start),
            end: textOf(end ?? start),
          })
        : textOf(day),
    )
    onChange?.(componentEvent('change', root.current, { value: told }, source))
  }
  const turn = (months: number) => setFocused(addMonths(current, months))
  const canTurn = (months: number) => (months < 0 ? limits.min < month : monthOf(limits.max) > month)
  const swipe = useEffectEvent((months: number) => {
    if (canTurn(months)) turn(months)
  })
  // Where it cannot be loaded, there are buttons and keys.
  useEffect(() => whenLoaded(import('./swipeMonths.ts'), (late) => late.swipeMonths(root, (way) => swipe(way))), [])
  const resetRef = useFormReset(() => setChosen(defaultValue))

  const own = { className: 'sw-calendar', role: 'group', 'data-mode': mode, 'data-disabled': disabled || undefined }
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
    <div {...mergeProps(own, rest)} ref={useMergedRef(root, ref)}>
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
        {said}
      </div>
      <input ref={resetRef} type="hidden" {...{ name, disabled }} value={writeDay(range[0])} />
      {isRange && <input type="hidden" {...{ name, disabled }} value={writeDay(range[1])} />}
    </div>
  )
}

function rangeOf(value: CalendarValue | undefined): DayRange {
  const [start, end] = [value ?? []].flat().map(readDay)
  if (start === undefined) return []
  return end === undefined || end < start ? [start] : [start, end]
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Day, type DayLimits, type DayRange, dateOf, walkDay, weeksOf } from './calendar.state.ts'
import { dayFormat } from './dayFormat.ts'

interface MonthGridProps {
  readonly month: Day
  readonly range: DayRange
  /** The only day in the tab order. */
  readonly current: Day
  readonly today: Day
  readonly isRange: boolean
  readonly locale: string
  readonly limits: DayLimits
  readonly firstWeekday: number | undefined
  readonly titleId: string
  isBlocked(day: Day): boolean
  textOf(day: Day): string
  onFocusMove(day: Day): void
  onChoose(day: Day, source: Event): void
}

/** The days of a month as a grid with keyboard navigation. */
export function MonthGrid(props: MonthGridProps): ReactNode {
  const { month, range, current, today, isRange, locale, limits, titleId, isBlocked, textOf } = props
  const firstWeekday = props.firstWeekday ?? firstWeekdayOf(locale)
  const focusable = useRef<HTMLButtonElement>(null)
  const [pointed, setPointed] = useState<Day>(Number.NaN)
  /** Day that a key moved to, until the effect has focused it. */
  const goesTo = useRef<Day>(undefined)

  useEffect(() => {
    if (goesTo.current !== current) return
    goesTo.current = undefined
    focusable.current?.focus()
  }, [current])

  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = walkDay(current, event, { firstWeekday, isRtl, limits })
    if (to === undefined) return
    event.preventDefault()
    goesTo.current = to === current ? undefined : to
    props.onFocusMove(to)
    setPointed(to)
  }
  // Every comparison with `NaN` is false, so without a first day no day is in the range.
  const [start = Number.NaN, chosenEnd] = range
  // Until the last day is chosen, the range extends to the day under the pointer.
  const end = chosenEnd ?? (isRange && pointed > start ? pointed : start)
  const weekday = dayFormat(locale, { weekday: 'narrow' })
  const weekdayName = dayFormat(locale, { weekday: 'long' })
  const number = new Intl.NumberFormat(locale)
  const [weeks, sunday] = [weeksOf(month, firstWeekday), 3]
  return (
    <table
      className="sw-calendar-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid with keyboard navigation.
      role="grid"
      aria-labelledby={titleId}
      aria-multiselectable={isRange}
      onKeyDown={walk}
      onPointerLeave={() => setPointed(Number.NaN)}
    >
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, index) => {
            const day = sunday + ((firstWeekday + index) % 7)
            return (
              <th key={day} scope="col" aria-label={weekdayName(day)}>
                {weekday(day)}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its index.
          <tr key={row}>
            {week.map((day, column) => {
              const key = `${row} ${column}`
              if (day === undefined) return <td key={key} />
              const isIn = day >= start && day <= end
              const isChosen = isIn && (chosenEnd !== undefined || day === start)
              const isEnd = day === start || day === chosenEnd
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus.
                <td
                  key={key}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: screen readers need it for `aria-selected`.
                  role="gridcell"
                  aria-selected={isChosen}
                  data-in={isIn && start !== end ? '' : undefined}
                  data-first={day === start || undefined}
                  data-last={day === end || undefined}
                >
                  <button
                    type="button"
                    className="sw-calendar-day"
                    tabIndex={day === current ? 0 : -1}
                    aria-label={textOf(day)}
                    aria-disabled={isBlocked(day) || undefined}
                    data-outside={day < limits.min || day > limits.max || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    ref={day === current ? focusable : undefined}
                    data-chosen={isEnd || undefined}
                    onPointerEnter={() => setPointed(day)}
                    onClick={({ nativeEvent }) => props.onChoose(day, nativeEvent)}
                  >
                    {number.format(dateOf(day).getUTCDate())}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the first day of the week, from Sunday (0). It is Monday in browsers without week data. */
function firstWeekdayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7
}

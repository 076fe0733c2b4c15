import type { Moment } from './moment.state.ts'

/** The parts of a day, the largest first, as `Moment` has them. */
export const dateParts = ['year', 'month', 'day'] as const

type DatePart = (typeof dateParts)[number]

/** The order of the columns in a language: year, month, day; month, day, year; day, month, year. Each by its place in a moment. */
export function dateOrder(locale: string): number[] {
  return formatOf(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => dateParts.indexOf(type as DatePart))
    .filter((part) => part >= 0)
}

/** The text of each row of a column: 2026 or 2026年, November or 11月, 21 or 21日. */
export function dateRows(locale: string, part: number, first: number, last: number): string[] {
  const name = dateParts[part] ?? 'day'
  const format = formatOf(locale, { [name]: part === 1 ? monthStyle(locale) : 'numeric' })
  return Array.from({ length: last - first + 1 }, (_, index) => {
    // A month of 31 days in a year like others, whatever is chosen beside it.
    const moment = [2_000, 1, 1]
    moment[part] = first + index
    return format.format(dateOf(moment))
  })
}

/** A day, a month or a year as one says it: November 21, 2026. */
export function dateText(locale: string, moment: Moment): string {
  const format = formatOf(locale, {
    year: 'numeric',
    ...(moment.length > 1 && { month: 'long' }),
    ...(moment.length > 2 && { day: 'numeric' }),
  })
  return format.format(dateOf(moment))
}

/** What a part is called, such as "month"; also `hour` and `minute`. */
export function partName(locale: string, part: DatePart | 'hour' | 'minute'): string {
  return new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(part) ?? part
}

/** Where months have names, those; where they are counted, as in 11月, the shorter way to write it. */
function monthStyle(locale: string): 'long' | 'short' {
  return /\d/.test(formatOf(locale, { month: 'short' }).format(0)) ? 'short' : 'long'
}

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
}

function dateOf([year = 1, month = 1, day = 1]: Moment): Date {
  const date = new Date(0)
  // `Date.UTC` takes the year 26 for 1926.
  date.setUTCFullYear(year, month - 1, day)
  return date
}

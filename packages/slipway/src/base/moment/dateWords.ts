import { dateFormat, namesOfParts } from './formats.ts'
import type { Moment } from './moment.ts'

/** The parts of a date, the largest first, as in `Moment`. */
export const dateParts = ['year', 'month', 'day'] as const

type DatePart = (typeof dateParts)[number]

/** Returns the order of the columns in a language, as indexes into a moment: year, month, day; month, day, year; or day, month, year. */
export function dateOrder(locale: string): number[] {
  return dateFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => dateParts.indexOf(type as DatePart))
    .filter((part) => part >= 0)
}

/** Returns the text of each row of a column: 2026 or 2026年, November or 11月, 21 or 21日. */
export function dateRows(locale: string, part: number, first: number, last: number): string[] {
  const name = dateParts[part] ?? 'day'
  const format = dateFormat(locale, { [name]: part === 1 ? monthStyle(locale) : 'numeric' })
  return Array.from({ length: last - first + 1 }, (_, index) => {
    // A month of 31 days in any year, whatever is selected in the other columns.
    const moment = [2_000, 1, 1]
    moment[part] = first + index
    return format.format(dateOf(moment))
  })
}

/** Returns the text of a date, a month or a year in a language: November 21, 2026. */
export function dateText(locale: string, moment: Moment): string {
  const format = dateFormat(locale, {
    year: 'numeric',
    ...(moment.length > 1 && { month: 'long' }),
    ...(moment.length > 2 && { day: 'numeric' }),
  })
  return format.format(dateOf(moment))
}

/** Returns the name of a part, such as "month"; also of `hour`, `minute` and `dayPeriod`, the half of the day. */
export function partName(locale: string, part: DatePart | 'hour' | 'minute' | 'dayPeriod'): string {
  return namesOfParts(locale).of(part) ?? part
}

/** Returns `long` for languages with names of months, and `short` for languages that number them, as in 11月. */
function monthStyle(locale: string): 'long' | 'short' {
  return /\d/.test(dateFormat(locale, { month: 'short' }).format(0)) ? 'short' : 'long'
}

function dateOf([year = 1, month = 1, day = 1]: Moment): Date {
  const date = new Date(0)
  // `Date.UTC` would interpret the year 26 as 1926.
  date.setUTCFullYear(year, month - 1, day)
  return date
}

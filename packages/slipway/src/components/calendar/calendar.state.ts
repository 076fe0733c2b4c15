import { clamp } from '../../base/numbers/clamp.ts'

/**
 * A day as an integer: days since 1970-01-01 in the Gregorian calendar, independent of time and time zone. The component's props
 * use strings, `yyyy-mm-dd`.
 */
export type Day = number

/** Earliest and latest day that can be chosen. */
export interface DayLimits {
  readonly min: Day
  readonly max: Day
}

/** First and last day. The last day is missing while only the first has been chosen; both are missing without a choice. */
export type DayRange = readonly [Day, Day] | readonly [Day] | readonly []

const dayMs = 86_400_000
/** 0001-01-01 and 9999-12-31. */
const [first, last] = [-719_162, 2_932_896]

/** Parses a day such as `2026-11-21`. Returns `undefined` for an invalid day, such as a 30th of February. */
export function readDay(text: string | undefined): Day | undefined {
  const day = Date.parse(`${text}T00:00Z`) / dayMs
  // Some browsers parse a 30th of February as a day in March.
  return Number.isFinite(day) && writeDay(day) === text ? day : undefined
}

/** Formats a day as `yyyy-mm-dd`. Returns an empty string for `undefined`. */
export function writeDay(day: Day | undefined): string {
  return day === undefined ? '' : dateOf(day).toISOString().slice(-24, -14)
}

/** Returns the day of a year, month and date. Months and dates out of range overflow into the next year or month. */
export function dayOf(year: number, month: number, date: number): Day {
  const moment = new Date(0)
  // `Date.UTC` would treat the year 26 as 1926.
  moment.setUTCFullYear(year, month - 1, date)
  return moment.getTime() / dayMs
}

/** Converts a day to a `Date` for `Intl`, at noon UTC. */
export function dateOf(day: Day): Date {
  return new Date((day + 0.5) * dayMs)
}

/** Returns the first day of the month that contains the day. */
export function monthOf(day: Day): Day {
  return day - dateOf(day).getUTCDate() + 1
}

/** Returns the same date some months later, or the last day of that month if the month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + months]
  return clamp(Math.min(dayOf(year, month, date.getUTCDate()), dayOf(year, month + 1, 0)), first, last)
}

/** Returns the day of the week, from Sunday (0). */
export function weekdayOf(day: Day): number {
  return dateOf(day).getUTCDay()
}

/** Returns the weeks of a month with seven entries each. Days of other months are `undefined`. */
export function weeksOf(month: Day, firstWeekday: number): (Day | undefined)[][] {
  const start = month - ((weekdayOf(month) - firstWeekday + 7) % 7)
  const next = monthOf(month + 31)
  return Array.from({ length: Math.ceil((next - start) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const day = start + week * 7 + index
      return day >= month && day < next ? day : undefined
    }),
  )
}

/** Returns the day to which a key moves the focus, or `undefined` for any other key. */
export function walkDay(
  day: Day,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  {
    firstWeekday,
    isRtl,
    limits,
  }: { readonly firstWeekday: number; readonly isRtl: boolean; readonly limits: DayLimits },
): Day | undefined {
  const forward = isRtl ? -1 : 1
  const inWeek = (weekdayOf(day) - firstWeekday + 7) % 7
  const months = shiftKey ? 12 : 1
  const to = {
    ArrowLeft: day - forward,
    ArrowRight: day + forward,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: day - inWeek,
    End: day - inWeek + 6,
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  }[key]
  return to === undefined ? undefined : clamp(to, limits.min, limits.max)
}

/** Parses the limits. A missing limit is 0001-01-01 or 9999-12-31; a `max` before `min` becomes `min`. */
export function limitsOf(min: string | undefined, max: string | undefined): DayLimits {
  const start = readDay(min) ?? first
  return { min: start, max: Math.max(readDay(max) ?? last, start) }
}

/** Returns the range after the user chooses a day: its first day, or its last day. A day before the first starts a new range. */
export function nextRange(range: DayRange, day: Day): DayRange {
  const [start, end] = range
  return start === undefined || end !== undefined || day < start ? [day] : [start, day]
}

import { clamp } from '../../base/clamp.ts'

/**
 * Days are whole numbers here, counted from 1970-01-01 in the Gregorian calendar, so that no clock and no time zone can move them;
 * outside they are texts, `yyyy-mm-dd`.
 */
export type Day = number

/** The limits of what can be chosen; either may be missing. */
export interface DayLimits {
  readonly min: Day
  readonly max: Day
}

/** The first day and the last one, which is missing while only the first has been chosen. */
export type DayRange = readonly [Day, Day] | readonly [Day] | readonly []

const dayMs = 86_400_000
/** 0001-01-01 and 9999-12-31. */
const [first, last] = [-719_162, 2_932_896]

/** The day of a text such as `2026-11-21`; `undefined` for a text that is none, such as a 30th of February. */
export function readDay(text: string | undefined): Day | undefined {
  const day = Date.parse(`${text}T00:00Z`) / dayMs
  // Some browsers take a 30th of February for a day in March.
  return Number.isFinite(day) && writeDay(day) === text ? day : undefined
}

/** A day as text, `yyyy-mm-dd`; empty for none. */
export function writeDay(day: Day | undefined): string {
  return day === undefined ? '' : dateOf(day).toISOString().slice(-24, -14)
}

/** A day by its numbers; a month or a date beyond its end runs on into the next one. */
export function dayOf(year: number, month: number, date: number): Day {
  const moment = new Date(0)
  // `Date.UTC` takes the year 26 for 1926.
  moment.setUTCFullYear(year, month - 1, date)
  return moment.getTime() / dayMs
}

/** A day for `Intl`, at noon of UTC. */
export function dateOf(day: Day): Date {
  return new Date((day + 0.5) * dayMs)
}

/** The first day of a day's month. */
export function monthOf(day: Day): Day {
  return day - dateOf(day).getUTCDate() + 1
}

/** The same date some months later; the last of its month where that has no such date. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + months]
  return clamp(Math.min(dayOf(year, month, date.getUTCDate()), dayOf(year, month + 1, 0)), first, last)
}

/** The day of the week, from Sunday (0). */
export function weekdayOf(day: Day): number {
  return dateOf(day).getUTCDay()
}

/** The weeks of a month, each of seven days; those of other months are `undefined`. */
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

/** Where a key takes the focus; `undefined` for another key. */
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

/** The limits of texts; the whole calendar where there are none. An end before the start becomes the start. */
export function limitsOf(min: string | undefined, max: string | undefined): DayLimits {
  const start = readDay(min) ?? first
  return { min: start, max: Math.max(readDay(max) ?? last, start) }
}

/** The range after one more day: its first day, or its last one; a day before the first begins a new one. */
export function nextRange(range: DayRange, day: Day): DayRange {
  const [start, end] = range
  return start === undefined || end !== undefined || day < start ? [day] : [start, day]
}

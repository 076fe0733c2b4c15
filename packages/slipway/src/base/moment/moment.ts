import { pickerDefaults } from '../defaults/defaults.ts'
import { clamp } from '../numbers/clamp.ts'

/**
 * A date, a time of day, or both, as its parts, the largest first: year, month, day, hour, minute. Two moments of one kind compare part by
 * part.
 */
export type Moment = readonly number[]

/** The earliest and the latest moment that can be selected. */
export interface MomentLimits {
  readonly min: Moment
  readonly max: Moment
}

/** Properties of a kind of moment. */
export interface MomentKind {
  /** Minimum of each part. */
  readonly lowest: Moment
  /** Returns the maximum of a part, given the larger parts: the number of days depends on the month. */
  highest(part: number, larger: Moment): number
  /** Reads the numbers of a text, at least of the larger parts; `undefined` for any other text. The numbers may be 0 or too high. */
  read(text: string): Moment | undefined
  /** Writes the first parts of a moment. */
  write(moment: Moment, parts: number): string
}

/** Times of day, as `hh:mm`. */
export const clock: MomentKind = {
  lowest: [0, 0],
  highest: (part) => (part === 0 ? pickerDefaults.hours : pickerDefaults.minutes) - 1,
  read: (text) => numbersOf(/^(\d{1,2}):(\d{1,2})(?::\d{1,2})?$/, text),
  write: (moment, parts) => moment.slice(0, parts).map(twoDigits).join(':'),
}

/** Dates, as `yyyy-mm-dd`; months, as `yyyy-mm`; years, as `yyyy`. */
export const calendar: MomentKind = {
  lowest: [1, 1, 1],
  highest: (part, [year = 1, month = 1]) => [9_999, 12, daysIn(year, month)][part] ?? 0,
  read: (text) => numbersOf(/^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/, text),
  write: ([year = 1, ...rest], parts) =>
    [String(year).padStart(4, '0'), ...rest.map(twoDigits)].slice(0, parts).join('-'),
}

/** Dates with a time of day, as `yyyy-mm-ddThh:mm`. A date without a time has no hour and no minute. */
export const dateTime: MomentKind = {
  lowest: [...calendar.lowest, ...clock.lowest],
  highest: (part, larger) => (part < 3 ? calendar.highest(part, larger) : clock.highest(part - 3, [])),
  read(text) {
    const [date = '', time, ...more] = text.split(/[T ]/)
    const day = calendar.read(date)
    const hours = time === undefined ? [] : clock.read(time)
    return day && hours && more.length === 0 && (day.length === 3 || time === undefined)
      ? [...day, ...hours]
      : undefined
  },
  write: (moment, parts) =>
    [calendar.write(moment.slice(0, 3), parts), ...(parts > 3 ? [clock.write(moment.slice(3), parts - 3)] : [])].join(
      'T',
    ),
}

/** Returns the number of days of a month, which is counted from 1. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Returns the limits of a time; by default the whole day. */
export function clockLimits(min = '', max = ''): MomentLimits {
  return limitsOf(clock, { min, max }, { min: clock.lowest, max: [Infinity, Infinity] })
}

/** Returns the limits of a date; by default 150 years before and after a year. */
export function calendarLimits(min: string, max: string, thisYear: number): MomentLimits {
  const { yearSpan } = pickerDefaults
  const around = { min: [thisYear - yearSpan, 1, 1], max: [thisYear + yearSpan, Infinity, Infinity] }
  return limitsOf(calendar, { min, max }, around)
}

/** Returns the limits of a date with a time; by default the years 1 to 9999. A date as `max` includes its last minute. */
export function dateTimeLimits(min = '', max = ''): MomentLimits {
  return limitsOf(dateTime, { min, max }, { min: dateTime.lowest, max: [Infinity, Infinity] })
}

/**
 * Reads limits. An unreadable text is ignored, and a `max` before `min` becomes `min`. A month or a year as `max` includes its
 * last day.
 */
function limitsOf(
  kind: MomentKind,
  { min, max }: { readonly min: string; readonly max: string },
  otherwise: MomentLimits,
): MomentLimits {
  const first = natural(kind, kind.read(min) ?? otherwise.min)
  const last = natural(kind, [...(kind.read(max) ?? otherwise.max), ...kind.lowest.map(() => Infinity)])
  return { min: first, max: isBefore(last, first) ? first : last }
}

/**
 * Returns the nearest moment that exists and can be selected: the end of the month for April 31, or the limit for a moment beyond
 * a limit.
 */
export function fitMoment(kind: MomentKind, moment: Moment, { min, max }: MomentLimits): Moment {
  const real = natural(kind, moment)
  if (isBefore(real, min)) return min
  return isBefore(max, real) ? max : real
}

/** Returns the numbers that a part can have, given the larger parts. */
export function numbersAt(
  kind: MomentKind,
  moment: Moment,
  part: number,
  { min, max }: MomentLimits,
): { readonly first: number; readonly last: number } {
  const larger = moment.slice(0, part)
  const isAt = (limit: Moment) => larger.every((number, index) => number === limit[index])
  return {
    first: (isAt(min) ? min[part] : undefined) ?? kind.lowest[part] ?? 0,
    last: (isAt(max) ? max[part] : undefined) ?? kind.highest(part, larger),
  }
}

/** Sets one part and adjusts the others if necessary. */
export function turnMoment(
  kind: MomentKind,
  moment: Moment,
  part: number,
  number: number,
  limits: MomentLimits,
): Moment {
  return fitMoment(
    kind,
    moment.map((own, index) => (index === part ? number : own)),
    limits,
  )
}

/** Returns the multiples of a step in a range, or the first number of the range if there is no multiple. */
export function steppedNumbers(
  { first, last }: { readonly first: number; readonly last: number },
  step: number,
): number[] {
  const start = Math.ceil(first / step) * step
  return start > last
    ? [first]
    : Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, row) => start + row * step)
}

/** Returns the number of a list that is nearest to a number; of two, the first one. */
export const nearest = (numbers: readonly number[], number: number) =>
  numbers.reduce((best, each) => (Math.abs(each - number) < Math.abs(best - number) ? each : best))

/** Returns the nearest moment that exists, part by part; a missing part is set to its minimum. */
function natural(kind: MomentKind, moment: Moment): Moment {
  const real: number[] = []
  for (const [part, lowest] of kind.lowest.entries())
    real.push(clamp(moment[part] ?? lowest, lowest, kind.highest(part, real)))
  return real
}

/** Whether one moment is before another of the same kind. */
export function isBefore(one: Moment, other: Moment): boolean {
  const part = one.findIndex((number, index) => number !== other[index])
  return part >= 0 && (one[part] ?? 0) < (other[part] ?? 0)
}

function numbersOf(pattern: RegExp, text: string): Moment | undefined {
  return pattern
    .exec(text)
    ?.slice(1)
    .filter((digits) => digits !== undefined)
    .map(Number)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

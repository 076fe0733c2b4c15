import { clamp } from '../../base/clamp.ts'
import { pickerDefaults } from '../../base/defaults/defaults.ts'

/**
 * A day or a time of day in its parts, the largest first: year, month, day; or hour, minute. Two of a kind compare part by part.
 */
export type Moment = readonly number[]

/** The earliest and the latest moment that can be chosen. */
export interface MomentLimits {
  readonly min: Moment
  readonly max: Moment
}

/** What a kind of moment is by nature. */
export interface MomentKind {
  /** The lowest number of each part. */
  readonly lowest: Moment
  /** The highest number of a part, after the larger ones: a month has its own number of days. */
  highest(part: number, larger: Moment): number
  /** Reads the numbers of a text, of the larger parts at least; `undefined` for another text. They may be too high, or 0. */
  read(text: string): Moment | undefined
  /** Writes so many parts. */
  write(moment: Moment, parts: number): string
}

/** A time of day, as `hh:mm`. */
export const clock: MomentKind = {
  lowest: [0, 0],
  highest: (part) => (part === 0 ? pickerDefaults.hours : pickerDefaults.minutes) - 1,
  read: (text) => numbersOf(/^(\d{1,2}):(\d{1,2})(?::\d{1,2})?$/, text),
  write: (moment, parts) => moment.slice(0, parts).map(twoDigits).join(':'),
}

/** A day, as `yyyy-mm-dd`; its month, as `yyyy-mm`; its year, as `yyyy`. */
export const calendar: MomentKind = {
  lowest: [1, 1, 1],
  highest: (part, [year = 1, month = 1]) => [9_999, 12, daysIn(year, month)][part] ?? 0,
  read: (text) => numbersOf(/^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/, text),
  write: ([year = 1, ...rest], parts) =>
    [String(year).padStart(4, '0'), ...rest.map(twoDigits)].slice(0, parts).join('-'),
}

/** The number of days of a month, which is counted from 1. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** All times of a day. */
export function clockLimits(min = '', max = ''): MomentLimits {
  return limitsOf(clock, { min, max }, { min: clock.lowest, max: [Infinity, Infinity] })
}

/** So many years around a year, or what an app says. */
export function calendarLimits(min: string, max: string, thisYear: number): MomentLimits {
  const { yearSpan } = pickerDefaults
  const around = { min: [thisYear - yearSpan, 1, 1], max: [thisYear + yearSpan, Infinity, Infinity] }
  return limitsOf(calendar, { min, max }, around)
}

/**
 * Reads limits. An unreadable text counts as left out; a `max` before `min` becomes `min`. A month or a year as `max` includes
 * its last day.
 */
function limitsOf(
  kind: MomentKind,
  { min, max }: { readonly min: string; readonly max: string },
  otherwise: MomentLimits,
): MomentLimits {
  const first = natural(kind, kind.read(min) ?? otherwise.min)
  const last = natural(kind, [...(kind.read(max) ?? otherwise.max), Infinity, Infinity])
  return { min: first, max: isBefore(last, first) ? first : last }
}

/** The moment that there is, and that can be chosen: the end of its month for a 31st of April, a limit for one beyond it. */
export function fitMoment(kind: MomentKind, moment: Moment, { min, max }: MomentLimits): Moment {
  const real = natural(kind, moment)
  if (isBefore(real, min)) return min
  return isBefore(max, real) ? max : real
}

/** The numbers that a part can have, with the larger parts as they are. */
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

/** Sets one part; the others follow where they must. */
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

/** The nearest moment that there is, part by part; a part that is missing is the lowest. */
function natural(kind: MomentKind, moment: Moment): Moment {
  const real: number[] = []
  for (const [part, lowest] of kind.lowest.entries())
    real.push(clamp(moment[part] ?? lowest, lowest, kind.highest(part, real)))
  return real
}

function isBefore(one: Moment, other: Moment): boolean {
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

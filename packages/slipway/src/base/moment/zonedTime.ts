import { dateFormat } from './formats.ts'
import type { Moment } from './moment.ts'

const dayMs = 86_400_000

/**
 * Returns the instant of a date and time in a time zone, in milliseconds since 1970.
 *
 * A time that the zone skips, when clocks are set forward, is moved forward by the skipped time. A time that exists twice, when clocks are
 * set back, is the first one.
 *
 * @param timeZone IANA name, such as `Asia/Tokyo`; `undefined` for the zone of the device. Throws a `RangeError` for an unknown name.
 */
export function instantOf(moment: Moment, timeZone: string | undefined): number {
  const local = utcOf(moment)
  const [before, after] = [-dayMs, dayMs].map((distance) => local - offsetAt(local + distance, timeZone)) as [
    number,
    number,
  ]
  return [before, after].find((instant) => instant + offsetAt(instant, timeZone) === local) ?? before
}

/** Returns the date and time of an instant in a time zone: year, month, day, hour and minute. */
export function momentAt(instant: number, timeZone: string | undefined): Moment {
  const date = new Date(instant + offsetAt(instant, timeZone))
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()]
}

/** Returns a moment as if its zone were UTC, in milliseconds since 1970. */
export function utcOf([year = 1, month = 1, day = 1, hour = 0, minute = 0]: Moment): number {
  const date = new Date(0)
  // `Date.UTC` would interpret the year 26 as 1926.
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute)
}

/** Returns the name of a time zone at an instant, such as `GMT+9` (`short`) or `Japan Standard Time` (`long`). */
export function zoneName(locale: string, timeZone: string, instant: number, length: 'short' | 'long'): string {
  const format = dateFormat(locale, { timeZone, timeZoneName: length })
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Returns the time by which a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string | undefined): number {
  const { moment, second } = timeZone === undefined ? deviceClock(instant) : zoneClock(instant, timeZone)
  const local = utcOf(moment) + second * 1_000
  // Instants may have fractions of a second.
  return local - Math.floor(instant / 1_000) * 1_000
}

/** A moment with its seconds, as a clock shows it. */
interface Clock {
  readonly moment: Moment
  readonly second: number
}

/** The clock of the device, whose zone may change while the app runs. */
function deviceClock(instant: number): Clock {
  const date = new Date(instant)
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return { moment: [...day, date.getHours(), date.getMinutes()], second: date.getSeconds() }
}

function zoneClock(instant: number, timeZone: string): Clock {
  const format = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 1, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return { moment: [year, month, day, hour, minute], second }
}

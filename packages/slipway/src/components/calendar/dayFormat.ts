import { type Day, dateOf } from './calendar.state.ts'

/** Writes days, which are days of the Gregorian calendar at noon of UTC. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const { format } = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
  return (day) => format(dateOf(day))
}

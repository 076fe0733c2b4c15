import { dateFormat } from '../../base/moment/formats.ts'
import { type Day, dateOf } from './calendar.state.ts'

/** Returns a function that formats days in the locale's language, always in the Gregorian calendar. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const { format } = dateFormat(locale, options)
  return (day) => format(dateOf(day))
}

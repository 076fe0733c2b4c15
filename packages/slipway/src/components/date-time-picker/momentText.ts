import { dateFormat } from '../../base/moment/formats.ts'
import type { Moment } from '../../base/moment/moment.ts'
import { instantOf, utcOf, zoneName } from '../../base/moment/zonedTime.ts'

/** Options of the text of a choice. */
interface TextOptions {
  readonly locale: string
  readonly isTwelveHours: boolean
  readonly timeZone: string | undefined
}

/** Returns the text of a moment or of a range in a language, with the name of the time zone if the app sets one. */
export function momentText(moments: readonly Moment[], { locale, isTwelveHours, timeZone }: TextOptions): string {
  const [first, last] = moments
  if (!first) return ''
  const hasTime = first.length > 3
  const format = dateFormat(locale, {
    dateStyle: 'medium',
    ...(hasTime && { timeStyle: 'short', hourCycle: isTwelveHours ? 'h12' : 'h23' }),
  })
  const text = last ? format.formatRange(utcOf(first), utcOf(last)) : format.format(utcOf(first))
  return hasTime && timeZone ? `${text} ${zoneName(locale, timeZone, instantOf(first, timeZone), 'short')}` : text
}

import { dateFormat } from '../../base/moment/formats.ts'
import { plainNumber } from '../../base/numbers/plainNumber.ts'

/** A field of a typed moment: the index of its part in the draft, the half of the day, or a text between two fields. */
export type TypedItem = { readonly part: number } | { readonly half: true } | { readonly text: string }

const partOf: Readonly<Record<string, number>> = { year: 0, month: 1, day: 2, hour: 3, minute: 4 }

/** Returns the fields of a typed moment in the order of a language. */
export function typedItems(locale: string, parts: number, isTwelveHours: boolean): TypedItem[] {
  const format = dateFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(parts > 3 && { hour: '2-digit', minute: '2-digit', hourCycle: isTwelveHours ? 'h12' : 'h23' }),
  })
  return format.formatToParts(0).flatMap(({ type, value }): TypedItem[] => {
    const part = partOf[type]
    if (part !== undefined) return [{ part }]
    if (type === 'dayPeriod') return [{ half: true }]
    return type === 'literal' ? [{ text: value }] : []
  })
}

/** Returns the direction in which the fields are read. Arabic marks it in the texts between them; other dates are read from the left. */
export const directionOf = (items: readonly TypedItem[]): 'ltr' | 'rtl' =>
  items.some((item) => 'text' in item && item.text.includes('\u200f')) ? 'rtl' : 'ltr'

/** Whether a language writes hours from 1 to 12, with the half of the day. */
export function hasTwelveHours(locale: string): boolean {
  return dateFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true
}

/** Returns the texts of the two halves of the day, such as AM and PM. */
export function halfNames(locale: string): [string, string] {
  const format = dateFormat(locale, { hour: 'numeric', hourCycle: 'h12' })
  const nameAt = (hour: number) =>
    format.formatToParts(hour * 3_600_000).find(({ type }) => type === 'dayPeriod')?.value ?? ''
  return [nameAt(9), nameAt(21)]
}

/** Returns the hour from 0 to 23 for an hour from 1 to 12 and a half of the day. */
export const hourOf = (twelve: number, half: number): number => (twelve % 12) + 12 * half

/** Returns the hour from 1 to 12. */
export const twelveOf = (hour: number): number => hour % 12 || 12

/** Numbers that a field accepts. */
export interface NumberRange {
  readonly first: number
  readonly last: number
}

/** Result of typing in a field. */
export interface Typed {
  /** The digits that the field shows. */
  readonly digits: string
  /** The number, or `undefined` while the digits are not a number of the range. */
  readonly number: number | undefined
  /** Whether another digit cannot follow, so that the next field takes the focus. */
  readonly isComplete: boolean
}

/** Reads the text of a field after a key. A digit that makes the number too large begins a new number. */
export function readTyped(text: string, { first, last }: NumberRange): Typed {
  const length = String(last).length
  const all = plainNumber(text).replace(/\D/g, '').slice(-length)
  const digits = Number(all) > last ? all.slice(-1) : all
  const number = Number(digits)
  const isNumber = digits !== '' && number >= first && number <= last
  return {
    digits,
    number: isNumber ? number : undefined,
    isComplete: isNumber && (digits.length === length || number * 10 > last),
  }
}

/** Returns the year for the digits of a year: two digits are the year nearest to this year. */
export function yearOf(digits: string, thisYear: number): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  const century = Math.round((thisYear - year) / 100) * 100
  return century + year
}

/** Finds a date, or a date with a time, in a pasted text such as `2026-11-21 14:30`. */
export function readPasted(text: string): string | undefined {
  const found = /(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/.exec(plainNumber(text))
  return found?.[2] ? `${found[1]}T${found[2]}` : found?.[1]
}

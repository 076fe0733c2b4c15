import {
  dateTime,
  daysIn,
  fitMoment,
  isBefore,
  type Moment,
  type MomentLimits,
  nearest,
  numbersAt,
  steppedNumbers,
} from '../../base/moment/moment.ts'

/** A moment that the user is entering: year, month, day, hour, minute. A part is `undefined` until it is known. */
export type Draft = readonly (number | undefined)[]

/** Rules that an entered moment must follow. */
export interface DraftRules {
  readonly limits: MomentLimits
  readonly minuteStep: number
  isDayDisabled?: ((day: string) => boolean) | undefined
}

/** Reason for which moments cannot be confirmed. */
export type DraftProblem = 'missing' | 'min' | 'max' | 'day' | 'order'

/** Parts of a draft with and without a time of day. */
export const dayParts = 3
export const minuteParts = 5

/** Reads a value. Returns a draft without known parts for a text that is no such moment. */
export function readDraft(text: string | undefined, parts: number): Draft {
  const moment = readMoment(text, parts)
  return Array.from({ length: parts }, (_, part) => moment?.[part])
}

/** Reads a value that has exactly the given number of parts, and exists. */
export function readMoment(text: string | undefined, parts: number): Moment | undefined {
  const moment = dateTime.read(text ?? '')
  return moment?.length === parts && String(fitMoment(dateTime, moment, noLimits).slice(0, parts)) === String(moment)
    ? moment
    : undefined
}

const noLimits: MomentLimits = { min: dateTime.lowest, max: [Infinity] }

/** Whether all parts are known. */
export function isComplete(draft: Draft): draft is Moment {
  return !draft.includes(undefined)
}

/** Returns the day of a draft as `yyyy-mm-dd`, or an empty string before it is known. */
export function dayOfDraft(draft: Draft): string {
  const day = draft.slice(0, dayParts)
  return isComplete(day) ? dateTime.write(day, dayParts) : ''
}

/** Sets a part. A day that the month does not have becomes the last day of the month. */
export function setPart(draft: Draft, part: number, number: number | undefined): Draft {
  const next = draft.map((own, index) => (index === part ? number : own))
  const [year = 2_000, month, day] = next
  if (month !== undefined && day !== undefined) next[2] = Math.min(day, daysIn(year, month))
  return next
}

/** Returns the smallest and the largest number of a part while the other parts are as in the draft. */
export function rangeOfPart([year = 2_000, month = 1]: Draft, part: number): { first: number; last: number } {
  return { first: dateTime.lowest[part] ?? 0, last: dateTime.highest(part, [year, month]) }
}

/** Returns the draft after a step of a part by a key. Months, days, hours and minutes continue at their other end. */
export function stepPart(draft: Draft, part: number, steps: number, now: Moment, minuteStep: number): Draft {
  const { first, last } = rangeOfPart(draft, part)
  const from = draft[part]
  // The first press of a key shows the current time.
  if (from === undefined) return setPart(draft, part, now[part])
  if (part === 0) return setPart(draft, part, Math.min(Math.max(from + steps, first), last))
  const numbers = steppedNumbers({ first, last }, part === 4 ? minuteStep : 1)
  const before =
    steps > 0 ? numbers.findLastIndex((number) => number <= from) : numbers.findIndex((number) => number >= from)
  const index = (before < 0 ? (steps > 0 ? -1 : 0) : before) + steps
  return setPart(draft, part, numbers[(index + numbers.length) % numbers.length])
}

/** Returns the nearest moment within the limits and on a step; parts that are not known are those of `now`. */
export function fitDraft(draft: Draft, now: Moment, { limits, minuteStep }: DraftRules): Moment {
  const known = draft.map((number, part) => number ?? now[part] ?? 0)
  const moment = [...fitMoment(dateTime, known, limits)].slice(0, draft.length)
  if (draft.length > dayParts) moment[4] = nearest(minutesAt(moment, limits, minuteStep), moment[4] ?? 0)
  return moment
}

/** Returns the minutes that an hour has within the limits. */
export function minutesAt(moment: Moment, limits: MomentLimits, minuteStep: number): number[] {
  return steppedNumbers(numbersAt(dateTime, moment, 4, limits), minuteStep)
}

/** Returns the draft with its minute on the nearest step. */
export function roundDraft(draft: Draft, minuteStep: number): Draft {
  const minute = draft[4]
  return minute === undefined
    ? draft
    : setPart(draft, 4, nearest(steppedNumbers({ first: 0, last: 59 }, minuteStep), minute))
}

/** Returns the first problem of one moment, or of the first and last moment of a range. */
export function problemOf(drafts: readonly Draft[], { limits, isDayDisabled }: DraftRules): DraftProblem | undefined {
  for (const draft of drafts) {
    if (!isComplete(draft)) return 'missing'
    if (isBefore(draft, limits.min.slice(0, draft.length))) return 'min'
    if (isBefore(limits.max.slice(0, draft.length), draft)) return 'max'
    if (isDayDisabled?.(dayOfDraft(draft))) return 'day'
  }
  const [start, end] = drafts as readonly Moment[]
  return start && end && isBefore(end, start) ? 'order' : undefined
}

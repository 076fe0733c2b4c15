import { clamp } from '../../base/clamp.ts'

/** Which letter of a strip a finger is at, also beyond its ends. */
export function letterAt(y: number, top: number, height: number, count: number): number {
  return clamp(Math.floor(((y - top) / height) * count), 0, count - 1)
}

/** What a letter of the strip shows: itself; a dot for those that have no room; or nothing. */
export type LetterLook = 'letter' | 'dot' | 'none'

/** Less than this, and letters run into each other. */
const smallestLetterPx = 14

/** How many letters one that is shown stands for: more than one where the screen is low. */
export function thinning(count: number, heightPx: number): number {
  return clamp(Math.ceil((count * smallestLetterPx) / heightPx), 1, Math.max(1, count))
}

/** What a letter shows. The first and the last one are always there. */
export function letterLook(place: number, count: number, step: number): LetterLook {
  const last = count - 1
  if (place === 0 || place === last) return 'letter'
  // Not so near to the last one that they would touch.
  const isLetter = (one: number) => one % step === 0 && last - one >= step
  if (isLetter(place)) return 'letter'
  const before = place - (place % step)
  const isBetween = isLetter(before) || before === 0
  return isBetween && place % step === Math.floor(step / 2) ? 'dot' : 'none'
}

/** Accessible name of a letter of the strip: the label of the section if `index` is a symbol, `undefined` otherwise. */
export function letterName(index: string, label: unknown): string | undefined {
  return typeof label === 'string' && !/[\p{L}\p{N}]/u.test(index) ? label : undefined
}

/**
 * Which section is current: the last one that has come to the line at the top.
 *
 * @param tops Where the sections begin, from the first to the last.
 */
export function currentSection(tops: readonly number[], line: number): number {
  // A screen has fractions of pixels.
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line + 1),
  )
}

/** Where a key leads to on the strip; `undefined` for other keys. */
export function letterAfterKey(indexes: readonly string[], place: number, key: string): number | undefined {
  const last = indexes.length - 1
  if (key === 'ArrowDown') return Math.min(last, place + 1)
  if (key === 'ArrowUp') return Math.max(0, place - 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if ([...key].length !== 1 || key === ' ') return undefined
  const isTyped = (index: string) => index.toLocaleLowerCase().startsWith(key.toLocaleLowerCase())
  // From the next one on, as several may begin alike.
  const next = indexes.findIndex((index, at) => at > place && isTyped(index))
  const found = next < 0 ? indexes.findIndex(isTyped) : next
  return found < 0 ? undefined : found
}

import { clamp } from '../../base/numbers/clamp.ts'

/** Returns the index of the letter at a pointer's position. Positions beyond the ends give the first or last letter. */
export function letterAt(y: number, top: number, height: number, count: number): number {
  return clamp(Math.floor(((y - top) / height) * count), 0, count - 1)
}

/** Look of a letter in the strip: visible, a dot that represents hidden letters, or hidden. */
export type LetterLook = 'letter' | 'dot' | 'none'

/**
 * Returns the number of letters that each visible one represents: more than one if the strip is too low.
 *
 * @param letterPx Minimum height of a letter; lower ones would overlap.
 */
export function thinning(count: number, heightPx: number, letterPx: number): number {
  return clamp(Math.ceil((count * letterPx) / heightPx), 1, Math.max(1, count))
}

/** Returns the look of a letter. The first and the last letter are always visible. */
export function letterLook(sectionIndex: number, count: number, step: number): LetterLook {
  const last = count - 1
  if (sectionIndex === 0 || sectionIndex === last) return 'letter'
  // Keeps a distance to the last letter, so that the two do not touch.
  const isLetter = (one: number) => one % step === 0 && last - one >= step
  if (isLetter(sectionIndex)) return 'letter'
  const before = sectionIndex - (sectionIndex % step)
  const isBetween = isLetter(before) || before === 0
  return isBetween && sectionIndex % step === Math.floor(step / 2) ? 'dot' : 'none'
}

/** Accessible name of a letter of the strip: the label of the section if `index` is a symbol, `undefined` otherwise. */
export function letterName(index: string, label: unknown): string | undefined {
  return typeof label === 'string' && !/[\p{L}\p{N}]/u.test(index) ? label : undefined
}

/**
 * Returns the index of the current section: the last one that has reached the line at the top.
 *
 * @param tops Top edges of the sections, in order.
 */
export function currentSection(tops: readonly number[], line: number): number {
  // Tolerance of one pixel for fractional positions.
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line + 1),
  )
}

/** Returns the index of the letter to which a key moves, or `undefined` for other keys. */
export function letterAfterKey(indexes: readonly string[], sectionIndex: number, key: string): number | undefined {
  const last = indexes.length - 1
  if (key === 'ArrowDown') return Math.min(last, sectionIndex + 1)
  if (key === 'ArrowUp') return Math.max(0, sectionIndex - 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if ([...key].length !== 1 || key === ' ') return undefined
  const isTyped = (index: string) => index.toLocaleLowerCase().startsWith(key.toLocaleLowerCase())
  // Search from the next letter on, because several entries may begin with the same letter.
  const next = indexes.findIndex((index, at) => at > sectionIndex && isTyped(index))
  const found = next < 0 ? indexes.findIndex(isTyped) : next
  return found < 0 ? undefined : found
}

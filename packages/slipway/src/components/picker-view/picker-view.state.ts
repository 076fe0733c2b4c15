import { clamp } from '../../base/numbers/clamp.ts'

/** Returns the row that a column with `count` rows can show: the nearest one, or the first one for `undefined`. */
export function rowWithin(row: number | undefined, count: number): number {
  return clamp(Math.round(row ?? 0), 0, Math.max(0, count - 1))
}

/** Returns the row that a key moves to; `undefined` for a key that does not move. A page is the number of visible rows. */
export function rowAfterKey(key: string, row: number, count: number, pageRows: number): number | undefined {
  const next: Readonly<Record<string, number>> = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    PageUp: row - pageRows,
    PageDown: row + pageRows,
    Home: 0,
    End: count - 1,
  }
  return Object.hasOwn(next, key) ? rowWithin(next[key], count) : undefined
}

/**
 * Returns the row that typed text selects: an exact match, or else the next row that begins with the text. Case and leading zeros
 * of a number are ignored: 7 finds 07.
 *
 * The search starts after the present row for a single character, so that the same letter again finds the next row. A longer text
 * may stay on the present row.
 *
 * @returns `undefined` if no row matches.
 */
export function rowByTyping(texts: readonly string[], typed: string, row: number): number | undefined {
  const search = asTyped(typed)
  const from = row + (typed.length === 1 ? 1 : 0)
  const order = texts.map((_, index) => (from + index) % texts.length)
  const textAt = (index: number) => asTyped(texts[index] ?? '')
  return (
    order.find((index) => textAt(index) === search) ?? order.find((index) => search && textAt(index).startsWith(search))
  )
}

function asTyped(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase()
    .replace(/^0+(?=\d)/, '')
}

import { clamp } from '../../base/clamp.ts'

/** The row that a column of so many rows can show: the nearest one, the first where there is none. */
export function rowWithin(row: number | undefined, count: number): number {
  return clamp(Math.round(row ?? 0), 0, Math.max(0, count - 1))
}

/** A key moves to another row; `undefined` for a key that moves nothing. A page is as many rows as are in sight. */
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
 * The row that typed text means: one that is the text, else the next one that begins with it. Case does not count, nor do zeros
 * in front of a number: 7 finds 07.
 *
 * The search goes on from the present row, so that the same letter again finds the next row; more letters may stay on it.
 *
 * @returns `undefined` where no row is meant.
 */
export function rowByTyping(texts: readonly string[], typed: string, row: number): number | undefined {
  const wanted = asTyped(typed)
  const from = row + (typed.length === 1 ? 1 : 0)
  const order = texts.map((_, index) => (from + index) % texts.length)
  const textAt = (index: number) => asTyped(texts[index] ?? '')
  return (
    order.find((index) => textAt(index) === wanted) ?? order.find((index) => wanted && textAt(index).startsWith(wanted))
  )
}

function asTyped(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase()
    .replace(/^0+(?=\d)/, '')
}

import type { Key } from 'react'

/** Rows in their order. A new object says that something may have changed. */
export interface Rows {
  readonly count: number
  /** What makes a row the same one in another order; `undefined` for what says nothing about that, such as a heading. */
  keyAt(index: number): Key | undefined
}

/**
 * How many rows more there are before those that are seen.
 *
 * @param first The first of the rows that are seen, by their indexes before.
 * @param last The last one of these. Where all of them are gone, the answer is 0.
 */
export function movedBy(before: Rows, after: Rows, first: number, last: number): number {
  for (let index = first; index <= last; index++) {
    const key = before.keyAt(index)
    const now = key === undefined ? undefined : nearestIndexOf(key, after, index)
    if (now !== undefined) return now - index
  }
  return 0
}

/** The index of a key, looked for from where it may be: a list mostly stays, or grows a little. */
export function nearestIndexOf(key: Key, rows: Rows, from: number): number | undefined {
  for (let wayOff = 0; from - wayOff >= 0 || from + wayOff < rows.count; wayOff++) {
    for (const index of [from + wayOff, from - wayOff]) {
      if (index >= 0 && index < rows.count && rows.keyAt(index) === key) return index
    }
  }
  return undefined
}

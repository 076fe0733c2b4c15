import type { Key } from 'react'

/** Rows in their order. A new object means that something may have changed. */
export interface Rows {
  readonly count: number
  /** Identifies a row when the order changes; `undefined` for rows without an identity, such as headings. */
  keyAt(index: number): Key | undefined
}

/**
 * Number of rows that were added before the visible ones; negative if rows were removed.
 *
 * @param first The first visible row, as an index in `before`.
 * @param last The last visible row. If none of the visible rows exists any more, the result is 0.
 */
export function movedBy(before: Rows, after: Rows, first: number, last: number): number {
  for (let index = first; index <= last && index < before.count; index++) {
    const key = before.keyAt(index)
    const now = key === undefined ? undefined : nearestIndexOf(key, after, index)
    if (now !== undefined) return now - index
  }
  return 0
}

/** The index of a key. The search starts at `from` and moves outwards, because most rows keep their index or move only a little. */
export function nearestIndexOf(key: Key, rows: Rows, from: number): number | undefined {
  for (let wayOff = 0; from - wayOff >= 0 || from + wayOff < rows.count; wayOff++) {
    for (const index of [from + wayOff, from - wayOff]) {
      if (index >= 0 && index < rows.count && rows.keyAt(index) === key) return index
    }
  }
  return undefined
}

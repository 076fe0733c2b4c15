import type { Key } from 'react'

/** Rows in their order. A new object means that rows may have changed. */
export interface Rows {
  readonly count: number
  /** Identifies a row in another order; `undefined` for a row without a key, such as a heading. */
  keyAt(index: number): Key | undefined
}

/**
 * The number of rows more before the rows in view; 0 if all rows in view were removed.
 *
 * @param first Index of the first row in view, before the change.
 * @param last Index of the last row in view, before the change.
 */
export function movedBy(before: Rows, after: Rows, first: number, last: number): number {
  for (let index = first; index <= Math.min(last, before.count - 1); index++) {
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

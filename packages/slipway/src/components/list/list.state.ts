import type { Key } from 'react'
import type { Rows } from '../../hooks/virtual/movedBy.ts'

/** Content of the rows. */
export interface ListContent<Item> {
  /** The items, in one or more parts (sections). */
  readonly parts: readonly (readonly Item[])[]
  /** Whether each part has a heading before its items. */
  readonly hasHeadings: boolean
  /** Number of items side by side in a row. */
  readonly columns: number
  keyOf(item: Item, index: number): Key
}

/** Content of one row: the heading of a part, or some of its items. */
export interface RowPosition {
  readonly part: number
  /** Index in the part of the row's first item; `undefined` for a heading. */
  readonly from: number | undefined
  /** Index after the row's last item. */
  readonly until: number
}

/** The rows of a list, by index. */
export interface ListRows extends Rows {
  at(index: number): RowPosition
  /** Returns the first row of a part; for `part` equal to the number of parts, the index after the last row. */
  startOf(part: number): number
  /** Returns the row of an item; the item's index counts over all parts. */
  rowOf(item: number): number
  /** Returns the row that contains the item with this key. */
  find(key: Key): number | undefined
}

/** Lays items out in rows without iterating over all of them: there may be 100,000. */
export function listRows<Item>({ parts, hasHeadings, columns, keyOf }: ListContent<Item>): ListRows {
  const headings = hasHeadings ? 1 : 0
  const starts = [0]
  for (const items of parts) starts.push((starts.at(-1) ?? 0) + headings + Math.ceil(items.length / columns))
  const startOf = (part: number) => starts[part] ?? 0

  /** Returns the last part that begins at or before this row. */
  const partOf = (index: number) => {
    let low = 0
    let high = parts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (startOf(middle) <= index) low = middle
      else high = middle - 1
    }
    return low
  }
  const at = (index: number): RowPosition => {
    const part = partOf(index)
    const row = index - startOf(part) - headings
    if (row < 0) return { part, from: undefined, until: 0 }
    const from = row * columns
    return { part, from, until: Math.min(from + columns, parts[part]?.length ?? 0) }
  }
  const rowAt = (part: number, item: number) => startOf(part) + headings + Math.floor(item / columns)

  return {
    count: startOf(parts.length),
    at,
    startOf,
    keyAt(index) {
      const { part, from } = at(index)
      const items = parts[part]
      return items && from !== undefined && from < items.length ? keyOf(items[from] as Item, from) : undefined
    },
    rowOf(item) {
      let rest = Math.max(0, item)
      for (const [part, { length }] of parts.entries()) {
        if (rest < length) return rowAt(part, rest)
        rest -= length
      }
      return Math.max(0, startOf(parts.length) - 1)
    },
    find(key) {
      for (const [part, items] of parts.entries()) {
        const item = items.findIndex((each, index) => keyOf(each, index) === key)
        if (item >= 0) return rowAt(part, item)
      }
      return undefined
    },
  }
}

/** Adjacent rows of one part. */
export interface RowGroup {
  readonly part: number
  readonly rows: readonly number[]
}

/** Groups rendered rows by part. */
export function groupRows(rows: Pick<ListRows, 'at'>, indexes: readonly number[]): RowGroup[] {
  const groups = new Map<number, number[]>()
  for (const index of indexes) {
    const { part, from } = rows.at(index)
    const group = groups.get(part) ?? []
    groups.set(part, group)
    if (from !== undefined) group.push(index)
  }
  return [...groups].map(([part, group]) => ({ part, rows: group }))
}

import type { Key } from 'react'
import type { Rows } from '../../hooks/virtual/movedBy.ts'

/** What rows are made of. */
export interface ListContent<Item> {
  /** The items, in one part or several. */
  readonly parts: readonly (readonly Item[])[]
  /** Whether each part has a heading before its items. */
  readonly hasHeadings: boolean
  /** How many items stand side by side in a row. */
  readonly columns: number
  keyOf(item: Item, index: number): Key
}

/** What one row shows: the heading of a part, or items of it. */
export interface RowPlace {
  readonly part: number
  /** The first of its items in the part; `undefined` for the heading. */
  readonly from: number | undefined
  /** The one behind its last item. */
  readonly until: number
}

/** The rows of a list, by number. */
export interface ListRows extends Rows {
  at(index: number): RowPlace
  /** The first row of a part; for the number of parts, the one behind the last row. */
  startOf(part: number): number
  /** The row of an item, counted over all parts. */
  rowOf(item: number): number
  /** The row that has the item with this key. */
  find(key: Key): number | undefined
}

/** Lays items out in rows, without touching each of them: there may be a hundred thousand. */
export function listRows<Item>({ parts, hasHeadings, columns, keyOf }: ListContent<Item>): ListRows {
  const headings = hasHeadings ? 1 : 0
  const starts = [0]
  for (const items of parts) starts.push((starts.at(-1) ?? 0) + headings + Math.ceil(items.length / columns))
  const startOf = (part: number) => starts[part] ?? 0

  /** The last part that begins at this row or before. */
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
  const at = (index: number): RowPlace => {
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

/** Neighbouring rows of one part. */
export interface RowGroup {
  readonly part: number
  readonly rows: readonly number[]
}

/** Puts rows that are drawn together by their parts. */
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

import type { ColumnLayout } from '../../hooks/virtual/virtuaStore.ts'

/** A layout of items with different heights in columns. */
export interface WaterfallLayout extends ColumnLayout {
  /** The index of the column of an item. */
  columnOf(index: number): number
}

const unknown = -1

/** The estimated height of an item before the first measurement, in CSS pixels. */
const guessPx = 160

/**
 * Lays items out in columns, in order, each in the column that is the shortest at that point.
 *
 * The height of an item is unknown until it is measured. Until then the item has an estimated position; the measurement makes
 * its column final. An image that is loaded later moves the items below it, but changes no column.
 */
export function waterfallLayout(count: number, initialColumns: number, initialGapPx: number): WaterfallLayout {
  let columns = initialColumns
  let gapPx = initialGapPx
  let sizes = Array<number>(count).fill(unknown)
  let estimatePx = guessPx
  let isEstimating = true
  /** The number of items, from the first one, that have a final column. */
  let settled = 0
  /** The number of items, from the first one, that have a position. */
  let placed = 0
  const columnOf: number[] = []
  const tops: number[] = []
  let members: number[][] = []

  const sizeOf = (index: number) => (sizes[index] === unknown ? estimatePx : (sizes[index] ?? 0))
  const bottomOf = (index: number) => (tops[index] ?? 0) + sizeOf(index)

  /** Discards the positions from this item on. */
  const forgetFrom = (index: number) => {
    placed = Math.min(placed, index)
  }
  const endOf = (column: number) => {
    const last = members[column]?.at(-1)
    return last === undefined ? 0 : bottomOf(last) + gapPx
  }
  const allColumns = () => Array.from({ length: columns }, (_, column) => column)
  /**
   * Places items up to this index, and until each column extends beyond this position. With many thousands of items, only a
   * few are placed.
   */
  const placeUntil = (index: number, px: number) => {
    if (placed >= sizes.length) return
    members = allColumns().map((column) => trim(members[column] ?? [], placed))
    const ends = allColumns().map(endOf)
    while (placed < sizes.length) {
      const shortest = ends.indexOf(Math.min(...ends))
      if (placed > index && (ends[shortest] ?? 0) > px) return
      const column = placed < settled ? (columnOf[placed] ?? 0) : shortest
      columnOf[placed] = column
      tops[placed] = ends[column] ?? 0
      ends[column] = bottomOf(placed) + gapPx
      members[column]?.push(placed)
      placed++
    }
  }
  /** Binary search: the first item of a column for which a condition is true that is also true for all items after it. */
  const firstWhere = (column: number, isTrue: (index: number) => boolean) => {
    const all = members[column] ?? []
    let low = 0
    let high = all.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isTrue(all[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }
  const firstBelow = (px: number) => {
    placeUntil(0, px)
    const firsts = allColumns().map((column) => members[column]?.[firstWhere(column, (index) => bottomOf(index) > px)])
    return Math.max(0, Math.min(sizes.length - 1, ...firsts.filter((index) => index !== undefined)))
  }
  const totalPx = () => {
    placeUntil(0, 0)
    const rest = Math.ceil((sizes.length - placed) / columns)
    return Math.max(0, ...allColumns().map(endOf)) + rest * (estimatePx + gapPx) - (sizes.length > 0 ? gapPx : 0)
  }

  return {
    columnOf(index) {
      placeUntil(index, 0)
      return columnOf[index] ?? 0
    },
    getRange(startPx, endPx) {
      placeUntil(0, endPx)
      const first = firstBelow(startPx)
      const lasts = allColumns().map(
        (column) => members[column]?.[firstWhere(column, (index) => (tops[index] ?? 0) > endPx) - 1],
      )
      return [first, Math.max(first, ...lasts.filter((index) => index !== undefined))]
    },
    findIndex: firstBelow,
    getItemOffset(index) {
      if (index >= sizes.length) return totalPx()
      placeUntil(index, 0)
      return tops[index] ?? 0
    },
    getItemSize: sizeOf,
    isSizeEqual: (index, size = unknown) => sizes[index] === size,
    setItemSizes(measured, viewportPx) {
      let last = -1
      for (const [index, size] of measured) {
        sizes[index] = size
        last = Math.max(last, index)
        forgetFrom(index)
      }
      if (isEstimating && viewportPx > 0) {
        const known = sizes.filter((size) => size > 0)
        estimatePx = known.reduce((sum, size) => sum + size, 0) / known.length || guessPx
        isEstimating = false
        placed = 0
      }
      // Places items with these heights before their columns become final.
      placeUntil(last, 0)
      settled = Math.max(settled, last + 1)
    },
    getTotalSize: totalPx,
    getLength: () => sizes.length,
    setLength(length, atStart = false) {
      const more = Array<number>(Math.max(0, length - sizes.length)).fill(unknown)
      const kept = atStart ? sizes.slice(Math.max(0, sizes.length - length)) : sizes.slice(0, length)
      sizes = atStart ? [...more, ...kept] : [...kept, ...more]
      // Items added at the start change the position of all others.
      settled = atStart ? 0 : Math.min(settled, length)
      forgetFrom(atStart ? 0 : length - more.length)
      // Removed items keep no place in a column.
      for (const column of members) trim(column, placed)
    },
    isEstimating: () => isEstimating,
    relayout(nextColumns, nextGapPx) {
      if (nextColumns === columns && nextGapPx === gapPx) return false
      columns = nextColumns
      gapPx = nextGapPx
      settled = 0
      placed = 0
      members = []
      return true
    },
  }
}

/** Removes the items from an index on; the list is sorted. */
function trim(members: number[], from: number): number[] {
  while ((members.at(-1) ?? -1) >= from) members.pop()
  return members
}

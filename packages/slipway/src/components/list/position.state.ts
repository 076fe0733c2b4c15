import type { Rows } from '../../hooks/virtual/movedBy.ts'
import type { ListLayout, RowSizes } from '../../hooks/virtual/virtuaStore.ts'

/** Scroll position of a list in a form that survives a reload. All lengths are CSS pixels. */
export interface ListPosition {
  /** Scroll distance. */
  readonly scrollPx: number
  /** Key of the row at the upper edge, as text. */
  readonly key: string
  /** Position of that row. */
  readonly px: number
  /** Sizes of the rows before it, the nearest last; -1 for a row that was not measured. */
  readonly beforePx: readonly number[]
  /** Sizes of that row and the rows after it. */
  readonly sizesPx: readonly number[]
  /** Estimated size of rows that were not measured. */
  readonly rowPx: number
}

/** Number of rows before and after the upper edge whose sizes are stored: more than a viewport shows. */
const storedRows = { before: 30, behind: 60 } as const

/** Returns a list's scroll position for storing. Headings have no key: the first row after a heading is used instead. */
export function positionAt(rows: Rows, scrollPx: number, layout: ListLayout): ListPosition | null {
  const index = layout.findIndex(scrollPx)
  const first = rows.keyAt(index) === undefined ? index + 1 : index
  const key = first < rows.count ? rows.keyAt(first) : undefined
  if (key === undefined) return null
  const [sizes, rowPx = layout.getItemSize(first)] = layout.snapshot()
  return {
    scrollPx,
    key: String(key),
    px: layout.getItemOffset(first),
    beforePx: sizes.slice(Math.max(0, first - storedRows.before), first),
    sizesPx: sizes.slice(first, first + storedRows.behind),
    rowPx,
  }
}

/**
 * Returns row sizes for a restored list, so that the row that was at the upper edge begins at the same position.
 *
 * Page restore scrolls by pixels. Of rows outside the viewport only the sum of their sizes matters, so these sizes bring the same
 * row back to the same position, also if rows were inserted before it.
 */
export function snapshotOf({ key, px, beforePx, sizesPx, rowPx }: ListPosition, rows: Rows): RowSizes {
  for (let index = 0; index < rows.count; index++) {
    if (String(rows.keyAt(index)) !== key) continue
    const known = beforePx.slice(Math.max(0, beforePx.length - index)).map((size) => (size < 0 ? rowPx : size))
    const rest = index - known.length
    const restPx = px - known.reduce((sum, size) => sum + size, 0)
    // If too few rows before it are left, the row cannot begin as far down as before.
    return [[...Array<number>(rest).fill(Math.max(1, restPx / rest)), ...known, ...sizesPx], rowPx]
  }
  return [[], rowPx]
}

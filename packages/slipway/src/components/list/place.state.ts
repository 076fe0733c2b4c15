import type { ListLayout, Snapshot } from '../../hooks/virtual/core.ts'
import type { Rows } from '../../hooks/virtual/movedBy.ts'

/** Where a list was left, in what survives a reload. All lengths are CSS pixels. */
export interface ListPlace {
  /** How far it was scrolled. */
  readonly scrollPx: number
  /** The key of the row at the upper edge, as text. */
  readonly key: string
  /** Where that row began. */
  readonly px: number
  /** Sizes of rows before it, the nearest last; -1 for one that was not measured. */
  readonly beforePx: readonly number[]
  /** Sizes of it and of rows behind it. */
  readonly sizesPx: readonly number[]
  /** The estimate for rows that were not measured. */
  readonly rowPx: number
}

/** Rows before and behind the upper edge whose sizes are kept: more than a window shows. */
const kept = { before: 30, behind: 60 } as const

/** Where a list stands, to be kept. Headings have no key: the first row behind one stands for it. */
export function placeAt(rows: Rows, scrollPx: number, layout: ListLayout): ListPlace | null {
  const index = layout.$findIndex(scrollPx)
  const first = rows.keyAt(index) === undefined ? index + 1 : index
  const key = first < rows.count ? rows.keyAt(first) : undefined
  if (key === undefined) return null
  const [sizes, rowPx = layout.$getItemSize(first)] = layout.$snapshot()
  return {
    scrollPx,
    key: String(key),
    px: layout.$getItemOffset(first),
    beforePx: sizes.slice(Math.max(0, first - kept.before), first),
    sizesPx: sizes.slice(first, first + kept.behind),
    rowPx,
  }
}

/**
 * Sizes for the rows of a list that comes back, so that the row which was at the upper edge begins where it did.
 *
 * The page's memory scrolls by pixels. Of rows that nobody sees only their sum counts, so this brings the same row back to the
 * same place, whatever has come before it.
 */
export function snapshotOf({ key, px, beforePx, sizesPx, rowPx }: ListPlace, rows: Rows): Snapshot {
  for (let index = 0; index < rows.count; index++) {
    if (String(rows.keyAt(index)) !== key) continue
    const known = beforePx.slice(Math.max(0, beforePx.length - index)).map((size) => (size < 0 ? rowPx : size))
    const rest = index - known.length
    const restPx = px - known.reduce((sum, size) => sum + size, 0)
    // Where less has remained before it than there was, it cannot begin as far down.
    return [[...Array<number>(rest).fill(Math.max(1, restPx / rest)), ...known, ...sizesPx], rowPx]
  }
  return [[], rowPx]
}

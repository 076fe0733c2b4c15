import { clamp } from '../../base/numbers/clamp.ts'

/** A region with the regions inside it: a country, a province, a city. */
export interface PickerRegion {
  /** Displayed name. */
  readonly name: string
  /** Code, such as a postal or an administrative code. */
  readonly code?: string | undefined
  /** The regions inside it, shown in the next column. */
  readonly children?: readonly PickerRegion[] | undefined
}

/** Returns the regions that can be selected at each level, along a path of rows. A row that does not exist counts as the nearest one. */
export function regionLevels(regions: readonly PickerRegion[], rows: readonly number[]): (readonly PickerRegion[])[] {
  if (regions.length === 0) return []
  const [row = 0, ...deeper] = rows
  const chosen = regions[clamp(row, 0, regions.length - 1)]
  return [regions, ...regionLevels(chosen?.children ?? [], deeper)]
}

/** Returns the regions along a path of rows, down to a region without children. */
export function regionsAlong(regions: readonly PickerRegion[], rows: readonly number[]): PickerRegion[] {
  return regionLevels(regions, rows).flatMap(
    (level, index) => level[clamp(rows[index] ?? 0, 0, level.length - 1)] ?? [],
  )
}

/** Returns the path of rows to regions given by names or codes, up to the first unknown region. */
export function rowsOfRegions(regions: readonly PickerRegion[], value: readonly string[]): number[] {
  const [first, ...deeper] = value
  if (first === undefined) return []
  const row = regions.findIndex(({ name, code }) => code === first || name === first)
  return row < 0 ? [] : [row, ...rowsOfRegions(regions[row]?.children ?? [], deeper)]
}

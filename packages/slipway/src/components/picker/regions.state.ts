import { clamp } from '../../base/clamp.ts'

/** A place of a region picker, with the places in it: a country, a province, a city. */
export interface Region {
  /** What it is called. */
  readonly name: string
  /** What it is known by, such as a postal or an administrative code. */
  readonly code?: string | undefined
  /** The places in it; they stand in the next column. */
  readonly children?: readonly Region[] | undefined
}

/** The places that can be chosen at each level, along a way of rows; a row that is not there counts as the nearest one. */
export function regionLevels(regions: readonly Region[], rows: readonly number[]): (readonly Region[])[] {
  if (regions.length === 0) return []
  const [row = 0, ...deeper] = rows
  const chosen = regions[clamp(row, 0, regions.length - 1)]
  return [regions, ...regionLevels(chosen?.children ?? [], deeper)]
}

/** The places along a way of rows, down to one with none in it. */
export function regionsAlong(regions: readonly Region[], rows: readonly number[]): Region[] {
  return regionLevels(regions, rows).flatMap(
    (level, index) => level[clamp(rows[index] ?? 0, 0, level.length - 1)] ?? [],
  )
}

/** The way of rows to places that are given by names or by codes, as far as they are known. */
export function rowsOfRegions(regions: readonly Region[], value: readonly string[]): number[] {
  const [wanted, ...deeper] = value
  if (wanted === undefined) return []
  const row = regions.findIndex(({ name, code }) => code === wanted || name === wanted)
  return row < 0 ? [] : [row, ...rowsOfRegions(regions[row]?.children ?? [], deeper)]
}

import { clamp } from '../../base/clamp.ts'

/** The values that can be chosen, the lowest first. */
export function rateValues(max: number, allowHalf: boolean): number[] {
  const parts = allowHalf ? 2 : 1
  return Array.from({ length: max * parts }, (_, index) => (index + 1) / parts)
}

/** The number of symbols: a whole one, at least one. */
export function rateMax(max: number): number {
  return Math.max(1, Math.trunc(max) || 1)
}

/** The value under a finger, at a share of the row, 0 to 1 from its start: whatever it touches counts as a whole, or a half. */
export function rateAt(share: number, max: number, allowHalf: boolean): number {
  const parts = allowHalf ? 2 : 1
  return clamp(Math.ceil(share * max * parts), 0, max * parts) / parts
}

/** How much of one symbol is filled, 0 to 1. The first has the index 0. */
export function filledPart(value: number, index: number): number {
  return clamp(value - index, 0, 1)
}

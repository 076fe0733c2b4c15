import { clamp } from '../../base/numbers/clamp.ts'

/** The values that can be chosen, in ascending order. */
export function rateValues(max: number, allowHalf: boolean): number[] {
  const parts = allowHalf ? 2 : 1
  return Array.from({ length: max * parts }, (_, index) => (index + 1) / parts)
}

/** The number of symbols: an integer of at least 1. */
export function rateMax(max: number): number {
  return Math.max(1, Math.trunc(max) || 1)
}

/**
 * The value at a position in the row, 0 to 1 from its start. A symbol, or half a symbol, counts as a whole as soon as it is
 * touched.
 */
export function rateAt(share: number, max: number, allowHalf: boolean): number {
  const parts = allowHalf ? 2 : 1
  return clamp(Math.ceil(share * max * parts), 0, max * parts) / parts
}

/** The filled part of one symbol, 0 to 1. The first symbol has the index 0. */
export function filledPart(value: number, index: number): number {
  return clamp(value - index, 0, 1)
}

import { clamp } from '../../base/numbers/clamp.ts'

/**
 * Returns a value with resistance beyond its ends: the further the value is pulled, the less the result follows. The result never
 * exceeds an end by more than `reach`.
 *
 * @param reach Maximum distance beyond an end, in the value's own unit.
 *
 * @example
 * rubberBand(-30, 0, 500, 200) // about -26
 */
export function rubberBand(value: number, min: number, max: number, reach: number): number {
  const within = clamp(value, min, max)
  const beyond = value - within
  return within + (beyond * reach) / (reach + Math.abs(beyond))
}

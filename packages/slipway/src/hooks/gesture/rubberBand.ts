import { clamp } from '../../base/clamp.ts'

/**
 * Draws a value that is pulled beyond its ends: the further it is pulled the less it follows, and it never comes further than
 * `reach`.
 *
 * @param reach How far beyond an end it can be drawn, in the value's own unit.
 *
 * @example
 * rubberBand(-30, 0, 500, 200) // about -26
 */
export function rubberBand(value: number, min: number, max: number, reach: number): number {
  const within = clamp(value, min, max)
  const beyond = value - within
  return within + (beyond * reach) / (reach + Math.abs(beyond))
}

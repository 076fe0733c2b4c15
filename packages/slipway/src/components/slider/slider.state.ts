import { clamp } from '../../base/clamp.ts'
import { decimalsOf } from '../../base/decimalsOf.ts'
import { sliderDefaults } from '../../base/defaults/defaults.ts'

/** What values a slider takes: `min`, `min + step`, `min + 2 × step` … up to `max`. */
export interface SliderRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Where the value grows to, on the screen. */
export type SliderDirection = 'right' | 'left' | 'up'

/**
 * Makes a usable range of whatever an app gives, as HTML does: what is no number, and a step that is not positive, falls
 * back to the default; a maximum below the minimum becomes the minimum.
 */
export function sliderRange({ min, max, step }: SliderRange): SliderRange {
  const lowest = finiteOr(min, sliderDefaults.min)
  const highest = Math.max(lowest, finiteOr(max, sliderDefaults.max))
  return { min: lowest, max: highest, step: step > 0 ? finiteOr(step, sliderDefaults.step) : sliderDefaults.step }
}

/**
 * Moves a value into the range and to the nearest step, counted from `min`, with the decimals of the step.
 *
 * A step that does not divide the range ends before `max`, as in HTML: 0 to 100 by 30 goes up to 90.
 */
export function snapToStep(value: number, range: SliderRange): number {
  const { min, max, step } = range
  const inside = clamp(value, min, max)
  const steps = Math.round((inside - min) / step)
  // Finer than numbers can tell.
  if (!Number.isSafeInteger(steps)) return inside + 0
  const nearest = valueAtStep(steps, range)
  // Adding 0 makes 0 of -0.
  return clamp(nearest > max ? valueAtStep(steps - 1, range) : nearest, min, max) + 0
}

/** The share of the way from `min` to `max`, 0 to 100. */
export function percentOf(value: number, { min, max }: SliderRange): number {
  return max > min ? clamp(((value - min) / (max - min)) * 100, 0, 100) : 0
}

/** The value at a share of the way, 0 to 100. */
export function valueAtPercent(percent: number, range: SliderRange): number {
  return snapToStep(range.min + ((range.max - range.min) * clamp(percent, 0, 100)) / 100, range)
}

/** Where a slider is on the screen, in client pixels, and how large its block is. */
export interface SliderPlace {
  readonly box: Pick<DOMRect, 'left' | 'right' | 'bottom' | 'width' | 'height'>
  readonly direction: SliderDirection
  readonly blockSizePx: number
}

/** A point on the screen, in client pixels, as events have it. */
export interface SliderPoint {
  readonly clientX: number
  readonly clientY: number
}

/**
 * The share of the way at a point, 0 to 100.
 *
 * The middle of the block travels: it begins half a block after the start and ends half a block before the end.
 */
export function percentAt({ clientX: x, clientY: y }: SliderPoint, place: SliderPlace): number {
  const { box, direction, blockSizePx } = place
  const distancePx = { right: x - box.left, left: box.right - x, up: box.bottom - y }[direction]
  const travelPx = travelOf(place)
  return travelPx > 0 ? clamp(((distancePx - blockSizePx / 2) / travelPx) * 100, 0, 100) : 0
}

/** The value that a tap means: the one at that point, or the present one if the tap is on the block. */
export function valueAtTap(point: SliderPoint, place: SliderPlace, value: number, range: SliderRange): number {
  const percent = percentAt(point, place)
  const awayPx = (Math.abs(percent - percentOf(value, range)) / 100) * travelOf(place)
  return awayPx > place.blockSizePx / 2 ? valueAtPercent(percent, range) : value
}

/** The value as text; every value of a range has the same number of decimals, so that digits do not jump. */
export function valueText(value: number, range: SliderRange): string {
  return value.toFixed(rangeDecimals(range))
}

function travelOf({ box, direction, blockSizePx }: SliderPlace): number {
  return (direction === 'up' ? box.height : box.width) - blockSizePx
}

function valueAtStep(steps: number, range: SliderRange): number {
  return Number((range.min + steps * range.step).toFixed(rangeDecimals(range)))
}

function rangeDecimals({ min, step }: SliderRange): number {
  return Math.min(100, Math.max(decimalsOf(min), decimalsOf(step)))
}

function finiteOr(value: number, fallback: number): number {
  return Number.isFinite(value) ? value : fallback
}

import { sliderDefaults } from '../../base/defaults/defaults.ts'
import { clamp } from '../../base/numbers/clamp.ts'
import { decimalsOf } from '../../base/numbers/decimalsOf.ts'

/** The values of a slider: `min`, `min + step`, `min + 2 × step` … up to `max`. */
export interface SliderRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The direction in which the value increases on the screen. */
export type SliderDirection = 'right' | 'left' | 'up'

/**
 * Normalises a range, as HTML does. Limits that are not numbers, and a step that is not a positive number, fall back to the
 * default. A maximum below the minimum becomes the minimum.
 */
export function sliderRange({ min, max, step }: SliderRange): SliderRange {
  const lowest = finiteOr(min, sliderDefaults.min)
  const highest = Math.max(lowest, finiteOr(max, sliderDefaults.max))
  return { min: lowest, max: highest, step: step > 0 ? finiteOr(step, sliderDefaults.step) : sliderDefaults.step }
}

/**
 * Clamps a value to the range and rounds it to the nearest step, counted from `min`, with the decimals of the step.
 *
 * If the step does not divide the range, the last step below `max` is the highest value, as in HTML: 0 to 100 by 30 ends at
 * 90.
 */
export function snapToStep(value: number, range: SliderRange): number {
  const { min, max, step } = range
  const inside = clamp(value, min, max)
  const steps = Math.round((inside - min) / step)
  // The step is finer than the precision of numbers.
  if (!Number.isSafeInteger(steps)) return inside + 0
  const nearest = valueAtStep(steps, range)
  // Adding 0 turns -0 into 0.
  return clamp(nearest > max ? valueAtStep(steps - 1, range) : nearest, min, max) + 0
}

/** The position of a value between `min` and `max`, 0 to 100. */
export function percentOf(value: number, { min, max }: SliderRange): number {
  return max > min ? clamp(((value - min) / (max - min)) * 100, 0, 100) : 0
}

/** The value at a position, 0 to 100. */
export function valueAtPercent(percent: number, range: SliderRange): number {
  return snapToStep(range.min + ((range.max - range.min) * clamp(percent, 0, 100)) / 100, range)
}

/** The box of a slider in client coordinates, its direction, and the diameter of its thumb. */
export interface SliderGeometry {
  readonly box: Pick<DOMRect, 'left' | 'right' | 'bottom' | 'width' | 'height'>
  readonly direction: SliderDirection
  readonly blockSizePx: number
}

/** A point in client coordinates, as in pointer events. */
export interface SliderPoint {
  readonly clientX: number
  readonly clientY: number
}

/**
 * The position at a point, 0 to 100.
 *
 * The centre of the thumb travels from half a thumb after the start to half a thumb before the end.
 */
export function percentAt({ clientX: x, clientY: y }: SliderPoint, geometry: SliderGeometry): number {
  const { box, direction, blockSizePx } = geometry
  const distancePx = { right: x - box.left, left: box.right - x, up: box.bottom - y }[direction]
  const travelPx = travelOf(geometry)
  return travelPx > 0 ? clamp(((distancePx - blockSizePx / 2) / travelPx) * 100, 0, 100) : 0
}

/** The value chosen by a tap: the value at that point, or the current value if the tap is on the thumb. */
export function valueAtTap(point: SliderPoint, geometry: SliderGeometry, value: number, range: SliderRange): number {
  const percent = percentAt(point, geometry)
  const awayPx = (Math.abs(percent - percentOf(value, range)) / 100) * travelOf(geometry)
  return awayPx > geometry.blockSizePx / 2 ? valueAtPercent(percent, range) : value
}

/** The value as text. All values of a range have the same number of decimals, so that the width of the text is stable. */
export function valueText(value: number, range: SliderRange): string {
  return value.toFixed(rangeDecimals(range))
}

function travelOf({ box, direction, blockSizePx }: SliderGeometry): number {
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

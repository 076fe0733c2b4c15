import { type SliderRange, snapToStep } from '../../hooks/slider/slider.state.ts'

/** The two values of a range, the lower one first. */
export type RangeValue = readonly [start: number, end: number]

/** The thumb of the lower value, or that of the higher one. */
export type Thumb = 0 | 1

/** The values of a range slider, and the distance that its thumbs keep. */
export interface RangeLimits extends SliderRange {
  readonly minDistance: number
}

/** Clamps both values to the range, rounds them to steps, sorts them, and moves them apart to the minimum distance. */
export function normalizeRange([one, other]: RangeValue, limits: RangeLimits): RangeValue {
  const [a, b] = [snapToStep(one, limits), snapToStep(other, limits)]
  const start = Math.min(a, b)
  const end = snapToStep(Math.max(a, b, start + distanceOf(limits)), limits)
  return [snapToStep(Math.min(start, end - distanceOf(limits)), limits), end]
}

/** Moves one thumb to a value. It stops at the minimum distance before the other one. */
export function moveThumb([start, end]: RangeValue, thumb: Thumb, value: number, limits: RangeLimits): RangeValue {
  const distance = distanceOf(limits)
  return thumb === 0
    ? [snapToStep(Math.min(value, end - distance), limits), end]
    : [start, snapToStep(Math.max(value, start + distance), limits)]
}

/** Whether both values are equal. */
export const isSameRange = (one: RangeValue, other: RangeValue): boolean => one[0] === other[0] && one[1] === other[1]

/** The thumb that a press moves. */
export interface PressedThumb {
  /** `undefined` if the press is on both thumbs; the direction of the drag then selects one. */
  readonly thumb: Thumb | undefined
  /** The distance from the press to the centre of the thumb, in percent of the track; 0 for a press beside the thumb. */
  readonly grip: number
}

/**
 * Returns the thumb that is nearest to a press.
 *
 * @param positions Positions of the thumbs, in percent of the track.
 * @param at Position of the press.
 * @param radius Half the diameter of a thumb, in percent of the track.
 */
export function pressedThumb(positions: readonly [number, number], at: number, radius: number): PressedThumb {
  const [start, end] = positions
  if (start === end) {
    if (Math.abs(at - start) <= radius) return { thumb: undefined, grip: start - at }
    return { thumb: at < start ? 0 : 1, grip: 0 }
  }
  const thumb = Math.abs(at - start) <= Math.abs(at - end) ? 0 : 1
  const grip = positions[thumb] - at
  return { thumb, grip: Math.abs(grip) <= radius ? grip : 0 }
}

/** The minimum distance, as a multiple of the step that the range contains. */
function distanceOf({ min, max, step, minDistance }: RangeLimits): number {
  const steps = Math.ceil(Math.max(0, minDistance) / step - 1e-9)
  return Math.min(steps, Math.floor((max - min) / step + 1e-9)) * step || 0
}

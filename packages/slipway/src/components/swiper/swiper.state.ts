import { clamp } from '../../base/numbers/clamp.ts'

/** The slides of a track, and the number that is visible at once. */
export interface Track {
  readonly count: number
  readonly shown: number
  /** Whether the first slide follows the last one; always `false` if all slides are visible at once. */
  readonly isCircular: boolean
}

/** The modulo: a remainder that is never negative. */
export const mod = (value: number, count: number) => ((value % count) + count) % count

/** The number of positions of a circular track before its first and after its last slide. One swipe can scroll that far. */
export function leadOf({ shown, isCircular }: Track): number {
  return isCircular ? shown + 3 : 0
}

/** The number of positions at which a track can be idle, each of the size of a slide. */
export function stopsOf(track: Track): number {
  return lastIndex(track) + 1 + (track.isCircular ? 2 * leadOf(track) - track.shown + 1 : 0)
}

/** The index of the last slide that can be the first visible one. */
export function lastIndex({ count, shown, isCircular }: Track): number {
  return Math.max(0, count - (isCircular ? 1 : shown))
}

/** The valid index nearest to a requested one; 0 without slides. */
export function indexWithin(index: number | undefined, track: Track): number {
  return clamp(Math.trunc(index ?? 0), 0, lastIndex(track))
}

/** The index of the slide `by` slides further; `undefined` beyond the ends. */
export function indexAfter(index: number, by: number, track: Track): number | undefined {
  const next = index + by
  if (track.isCircular) return mod(next, track.count)
  return next < 0 || next > lastIndex(track) ? undefined : next
}

/** Whether a slide is fully visible while `index` is the current slide. */
export function isShown(slide: number, index: number, { count, shown, isCircular }: Track): boolean {
  const after = isCircular ? mod(slide - index, count) : slide - index
  return after >= 0 && after < shown
}

/**
 * The number of rounds by which each slide is moved, so that all slides between two visible positions are present.
 *
 * Slides are not duplicated: the slides in the middle of the visible range are placed as near as possible.
 */
export function roundsOf(from: number, to: number, track: Track): number[] {
  const { count, shown, isCircular } = track
  const first = Math.round((from + to - count + shown) / 2) - leadOf(track)
  return Array.from({ length: count }, (_, index) => (isCircular ? Math.ceil((first - index) / count) : 0))
}

/** The effect of a key: -1 or 1 slide, `first` or `last`; `undefined` for other keys. */
export function turnByKey(key: string, isVertical: boolean, isRtl: boolean): -1 | 1 | 'first' | 'last' | undefined {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key !== back && key !== on) return undefined
  return (key === on) === (isRtl && !isVertical) ? -1 : 1
}

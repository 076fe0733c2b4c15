import { clamp } from '../../base/clamp.ts'

/** What is to be shown, and how many of them side by side. */
export interface Track {
  readonly count: number
  readonly shown: number
  /** Whether the first one follows the last one; never where all of them are shown. */
  readonly isCircular: boolean
}

/** The remainder that is never negative. */
export const mod = (value: number, count: number) => ((value % count) + count) % count

/** How many places a circular track has before its first slide and after its last one: so far a finger comes in one go. */
export function leadOf({ shown, isCircular }: Track): number {
  return isCircular ? shown + 3 : 0
}

/** The places at which a track can rest, each of the size of a slide. */
export function stopsOf(track: Track): number {
  return lastIndex(track) + 1 + (track.isCircular ? 2 * leadOf(track) - track.shown + 1 : 0)
}

/** The last slide that can stand first. */
export function lastIndex({ count, shown, isCircular }: Track): number {
  return Math.max(0, count - (isCircular ? 1 : shown))
}

/** The slide nearest to one that is asked for: the first one where there is none. */
export function indexWithin(index: number | undefined, track: Track): number {
  return clamp(Math.trunc(index ?? 0), 0, lastIndex(track))
}

/** The slide so many further on; `undefined` where there is none. */
export function indexAfter(index: number, by: number, track: Track): number | undefined {
  const next = index + by
  if (track.isCircular) return mod(next, track.count)
  return next < 0 || next > lastIndex(track) ? undefined : next
}

/** Whether a slide is seen in whole while another one is the current one. */
export function isShown(slide: number, index: number, { count, shown, isCircular }: Track): boolean {
  const after = isCircular ? mod(slide - index, count) : slide - index
  return after >= 0 && after < shown
}

/** What a key does: so many slides on or back, or to one of the ends. */
export function turnByKey(key: string, isVertical: boolean, isRtl: boolean): -1 | 1 | 'first' | 'last' | undefined {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key !== back && key !== on) return undefined
  return (key === on) === (isRtl && !isVertical) ? -1 : 1
}

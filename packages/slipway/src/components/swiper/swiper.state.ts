import { clamp } from '../../base/clamp.ts'

/** What is to be shown, and how many of them side by side. */
export interface Track {
  readonly count: number
  readonly shown: number
  /** Whether the first one follows the last one; never where all of them are shown. */
  readonly isCircular: boolean
}

/** The remainder that is never negative. */
const mod = (value: number, count: number) => ((value % count) + count) % count

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

/** The slide at a place, and the first of them where several are side by side. */
export function indexAt(place: number, track: Track): number {
  const index = Math.round(place) - leadOf(track)
  return track.isCircular ? mod(index, track.count) : indexWithin(index, track)
}

/** The place of the same slide where it rests, from where a finger can go both ways. */
export function homeOf(place: number, track: Track): number {
  return indexAt(place, track) + leadOf(track)
}

/** How many places away a slide is: on the way that is asked for, else on the shorter one. */
export function wayTo(index: number, place: number, track: Track, way: -1 | 0 | 1): number {
  const { count, isCircular } = track
  const from = indexAt(place, track)
  if (!isCircular) return index - from
  const onwards = mod(index - from, count)
  const isBackwards = onwards > 0 && (way < 0 || (way === 0 && onwards > count / 2))
  return isBackwards ? onwards - count : onwards
}

/**
 * How many rounds each slide is moved on, so that all that is between two places on the screen is there.
 *
 * No slide is there twice: those in the middle of what is seen are as near as can be.
 */
export function roundsOf(from: number, to: number, track: Track): number[] {
  const { count, shown, isCircular } = track
  const first = Math.round((from + to - count + shown) / 2) - leadOf(track)
  return Array.from({ length: count }, (_, index) => (isCircular ? Math.ceil((first - index) / count) : 0))
}

/** Whether a slide is seen in whole while another one is the current one. */
export function isShown(slide: number, index: number, { count, shown, isCircular }: Track): boolean {
  const after = isCircular ? mod(slide - index, count) : slide - index
  return after >= 0 && after < shown
}

/** A throw at this speed, in pixels per millisecond, turns, however short its way was. */
const throwSpeed = 0.2

/** Where a drag comes to rest: what is nearest, or next in the direction of a throw. Speeds towards the end are positive. */
export function restOfDrag(place: number, speed: number): number {
  if (speed > throwSpeed) return Math.ceil(place)
  return speed < -throwSpeed ? Math.floor(place) : Math.round(place)
}

/** What a key does: so many slides on or back, or to one of the ends. */
export function turnByKey(key: string, isVertical: boolean, isRtl: boolean): -1 | 1 | 'first' | 'last' | undefined {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key !== back && key !== on) return undefined
  return (key === on) === (isRtl && !isVertical) ? -1 : 1
}

import { indexWithin, leadOf, mod, type Track } from './swiper.state.ts'

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

/** A throw at this speed, in pixels per millisecond, turns, however short its way was. */
const throwSpeed = 0.2

/** Where a drag comes to rest: what is nearest, or next in the direction of a throw. Speeds towards the end are positive. */
export function restOfDrag(place: number, speed: number): number {
  if (speed > throwSpeed) return Math.ceil(place)
  return speed < -throwSpeed ? Math.floor(place) : Math.round(place)
}

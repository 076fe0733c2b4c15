import { indexWithin, leadOf, mod, type Track } from './swiper.state.ts'

/** The index of the slide at a position; of the first one if several are visible at once. */
export function indexAt(position: number, track: Track): number {
  const index = Math.round(position) - leadOf(track)
  return track.isCircular ? mod(index, track.count) : indexWithin(index, track)
}

/** The home of a slide: a position that shows the same slide, with room to scroll in both directions. */
export function homeOf(position: number, track: Track): number {
  return indexAt(position, track) + leadOf(track)
}

/** The distance to a slide in positions: in the requested direction, otherwise in the shorter one. */
export function stepsTo(index: number, position: number, track: Track, direction: -1 | 0 | 1): number {
  const { count, isCircular } = track
  const from = indexAt(position, track)
  if (!isCircular) return index - from
  const onwards = mod(index - from, count)
  const isBackwards = onwards > 0 && (direction < 0 || (direction === 0 && onwards > count / 2))
  return isBackwards ? onwards - count : onwards
}

/** From this speed on, in pixels per millisecond, a drag changes the slide whatever its distance was. */
const throwSpeed = 0.2

/**
 * The position after a drag: the nearest position, or the next one in the direction of a fast drag. Speeds towards the end are
 * positive.
 */
export function positionAfterDrag(position: number, speed: number): number {
  if (speed > throwSpeed) return Math.ceil(position)
  return speed < -throwSpeed ? Math.floor(position) : Math.round(position)
}

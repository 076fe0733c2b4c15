import { clamp } from '../../../base/numbers/clamp.ts'

/** Distance of a horizontal drag through the whole video. From the observed runtime. */
const seekPx = 600

/** Distance of a vertical drag from silence to the full volume. From the observed runtime. */
const volumePx = 200

/** The position after a horizontal drag, in seconds. To the right is forward, in every language. */
export function positionAfter(startS: number, distancePx: number, durationS: number): number {
  return clamp(startS + (distancePx / seekPx) * durationS, 0, durationS)
}

/** The volume after a vertical drag, from 0 to 1. Upwards is louder. */
export function volumeAfter(start: number, distancePx: number): number {
  return clamp(start - distancePx / volumePx, 0, 1)
}

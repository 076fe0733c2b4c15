import { clamp } from '../../base/numbers/clamp.ts'

/**
 * The time at a position of a seek bar, in seconds. Time always runs from left to right.
 *
 * @param thumbPx Diameter of the thumb, whose centre is at the time.
 */
export function timeAt(
  x: number,
  { left, width }: { readonly left: number; readonly width: number },
  durationS: number,
  thumbPx: number,
): number {
  const wayPx = width - thumbPx
  return wayPx > 0 ? clamp((x - left - thumbPx / 2) / wayPx, 0, 1) * durationS : 0
}

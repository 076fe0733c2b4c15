/** How fast a finger throws a page, in pixels per millisecond; below it the place decides. */
const throwPxPerMs = 0.3

/** A finger on a page. */
export interface Grip {
  /** How far the page was gone when it was taken, from 0 (in its place) to 1 (off the screen). */
  readonly goneAtStart: number
  readonly pageWidthPx: number
  /** Whether the page goes to the left. */
  readonly isRightToLeft: boolean
}

/** How far a page is gone when its finger has moved to the right by a number of pixels. */
export function progressBy({ goneAtStart, pageWidthPx, isRightToLeft }: Grip, wayPx: number): number {
  const gone = goneAtStart + (isRightToLeft ? -wayPx : wayPx) / pageWidthPx
  return Math.min(1, Math.max(0, gone))
}

/**
 * Whether a page that is let go means Back: one that is thrown goes the way it is thrown, any other one the shorter way.
 *
 * @param velocityPxPerMs Of the finger, to the right.
 */
export function meansBack(
  { isRightToLeft }: Pick<Grip, 'isRightToLeft'>,
  gone: number,
  velocityPxPerMs: number,
): boolean {
  const outwards = isRightToLeft ? -velocityPxPerMs : velocityPxPerMs
  return Math.abs(outwards) >= throwPxPerMs ? outwards > 0 : gone > 0.5
}

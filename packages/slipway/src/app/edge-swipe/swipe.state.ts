/**
 * Pointer velocity in pixels per millisecond from which a swipe decides by its direction; below it, by the position of the
 * page.
 */
const throwPxPerMs = 0.3

/** A page that a pointer is dragging. */
export interface Grip {
  /** Position of the page at the start of the drag, from 0 (fully on screen) to 1 (off the screen). */
  readonly progressAtStart: number
  readonly pageWidthPx: number
  /** Whether the page leaves to the left. */
  readonly isRightToLeft: boolean
}

/** Returns the position of a page after the pointer has moved to the right by a number of pixels. */
export function progressBy({ progressAtStart, pageWidthPx, isRightToLeft }: Grip, offsetPx: number): number {
  const progress = progressAtStart + (isRightToLeft ? -offsetPx : offsetPx) / pageWidthPx
  return Math.min(1, Math.max(0, progress))
}

/**
 * Whether releasing the page means Back. A fast swipe decides by its direction, a slow one by the nearer end of the motion.
 *
 * @param velocityPxPerMs Velocity of the pointer to the right.
 */
export function meansBack(
  { isRightToLeft }: Pick<Grip, 'isRightToLeft'>,
  progress: number,
  velocityPxPerMs: number,
): boolean {
  const outwards = isRightToLeft ? -velocityPxPerMs : velocityPxPerMs
  return Math.abs(outwards) >= throwPxPerMs ? outwards > 0 : progress > 0.5
}

import { initialReach, nextReach, type ReachState, type ScrollExtent } from './reach.state.ts'

/** How near to the ends of one axis they are told of, in CSS pixels. */
export interface Thresholds {
  readonly upperPx: number
  readonly lowerPx: number
}

/** Where one axis stands between its ends. `extent.topPx` counts from where the content begins, whichever side that is. */
export interface EdgesState {
  readonly topPx: number
  /** Whether it has been away from its beginning, so that coming back is worth telling. */
  readonly wasAway: boolean
  readonly lower: ReachState
  /** The end that this scroll came to. */
  readonly reached: 'upper' | 'lower' | undefined
}

/** The state before the first scroll. A scroller begins at its beginning, and so does not come to it. */
export const initialEdges: EdgesState = { topPx: 0, wasAway: false, lower: initialReach, reached: undefined }

/**
 * Moves on by one scroll of an axis.
 *
 * An end is told of when a scroll towards it comes within its threshold, and once: again only after it was left, or, at the
 * end of the content, where that has grown. Scrolling away from an end never tells of it.
 */
export function nextEdges(before: EdgesState, extent: ScrollExtent, { upperPx, lowerPx }: Thresholds): EdgesState {
  const { topPx, viewportPx, contentPx } = extent
  const wayPx = topPx - before.topPx
  if (wayPx === 0) return { ...before, reached: undefined }
  const isForward = wayPx > 0
  const lower = nextReach(before.lower, extent, lowerPx)
  const isNear = !isForward && topPx <= upperPx
  // Little content has no place outside of both thresholds.
  const isAway = topPx > Math.min(upperPx, (contentPx - viewportPx) / 2)
  const reachesLower = isForward && lower !== before.lower && lower.toldAtPx !== undefined
  const reachesUpper = isNear && before.wasAway
  return {
    topPx,
    wasAway: !isNear && (before.wasAway || isAway),
    lower: isForward || lower.toldAtPx === undefined ? lower : before.lower,
    reached: reachesLower ? 'lower' : reachesUpper ? 'upper' : undefined,
  }
}

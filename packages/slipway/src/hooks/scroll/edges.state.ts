import { initialReach, nextReach, type ReachState, type ScrollExtent } from './reach.state.ts'

/** Distances from the two ends of one axis at which an end counts as reached, in CSS pixels. */
export interface Thresholds {
  readonly upperPx: number
  readonly lowerPx: number
}

/** Scroll state of one axis. `extent.topPx` counts from the start of the content, whichever side that is. */
export interface EdgesState {
  readonly topPx: number
  /** Whether the scroller has left its start, so that a return to it is reported. */
  readonly wasAway: boolean
  readonly lower: ReachState
  /** The end that this scroll has reached. */
  readonly reached: 'upper' | 'lower' | undefined
}

/** State before the first scroll. A scroller begins at its start, so the start is not reported. */
export const initialEdges: EdgesState = { topPx: 0, wasAway: false, lower: initialReach, reached: undefined }

/**
 * The state after one scroll of an axis.
 *
 * An end is reached when a scroll towards it enters its threshold. It is reported once. It is reported again only after the
 * scroller has left it or, for the end of the content, after the content has grown. Scrolling away from an end never reports it.
 */
export function nextEdges(before: EdgesState, extent: ScrollExtent, { upperPx, lowerPx }: Thresholds): EdgesState {
  const { topPx, viewportPx, contentPx } = extent
  const distancePx = topPx - before.topPx
  if (distancePx === 0) return { ...before, reached: undefined }
  const isForward = distancePx > 0
  const lower = nextReach(before.lower, extent, lowerPx)
  const isNear = !isForward && topPx <= upperPx
  // In short content no position is outside of both thresholds.
  const isAway = topPx > Math.min(upperPx, (contentPx - viewportPx) / 2)
  const reachesLower = isForward && lower !== before.lower && lower.reportedAtPx !== undefined
  const reachesUpper = isNear && before.wasAway
  return {
    topPx,
    wasAway: !isNear && (before.wasAway || isAway),
    lower: isForward || lower.reportedAtPx === undefined ? lower : before.lower,
    reached: reachesLower ? 'lower' : reachesUpper ? 'upper' : undefined,
  }
}

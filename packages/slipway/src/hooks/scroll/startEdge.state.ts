import type { ScrollExtent } from './reach.state.ts'

/** Scroll state of one axis, for its start edge. */
export interface StartEdgeState {
  readonly topPx: number
  /** Whether the scroller has left its start, so that a return to it is reported. */
  readonly wasAway: boolean
  /** Whether this scroll has reached the start. */
  readonly isReached: boolean
}

/** State before the first scroll. A scroller begins at its start, so the start is not reported. */
export const initialStartEdge: StartEdgeState = { topPx: 0, wasAway: false, isReached: false }

/**
 * The state after one scroll of an axis. `extent.topPx` counts from the start of the content, whichever side that is.
 *
 * The start is reached when a scroll towards it enters the zone of `upperPx`. It is reported once, and again only after the scroller has
 * left that zone. Scrolling away never reports it.
 */
export function nextStartEdge(
  before: StartEdgeState,
  { topPx, viewportPx, contentPx }: ScrollExtent,
  upperPx: number,
): StartEdgeState {
  if (topPx === before.topPx) return { ...before, isReached: false }
  const isNear = topPx < before.topPx && topPx <= upperPx
  // In short content no position may be outside of the zone.
  const isAway = topPx > Math.min(upperPx, (contentPx - viewportPx) / 2)
  return { topPx, wasAway: !isNear && (before.wasAway || isAway), isReached: isNear && before.wasAway }
}

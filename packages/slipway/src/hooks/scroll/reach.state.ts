/** How a scroller is scrolled along one axis, in CSS pixels. */
export interface ScrollExtent {
  readonly topPx: number
  readonly viewportPx: number
  readonly contentPx: number
}

/** Whether the bottom was reached, and how long its content was then. */
export interface ReachState {
  /** Length of the content when the bottom was told of last; `undefined` while the next time is waited for. */
  readonly toldAtPx: number | undefined
}

/** The state before the first scroll. */
export const initialReach: ReachState = { toldAtPx: undefined }

/**
 * Moves on by one scroll. The bottom is reached when the next state has another `toldAtPx` than before, and a defined one.
 *
 * It is told of once: again only after the scroller has left the zone at its bottom, or its content has grown by more than the
 * zone. A line such as "Loading…" that appears there asks for nothing more.
 */
export function nextReach(before: ReachState, extent: ScrollExtent, distancePx: number): ReachState {
  const { topPx, viewportPx, contentPx } = extent
  // A fraction of a pixel is left at the end, depending on the zoom.
  const leftPx = Math.floor(contentPx - viewportPx - topPx)
  if (topPx <= 0 || contentPx <= viewportPx || leftPx > distancePx) return initialReach
  const isTold = before.toldAtPx !== undefined && contentPx - before.toldAtPx <= distancePx
  return isTold ? before : { toldAtPx: contentPx }
}

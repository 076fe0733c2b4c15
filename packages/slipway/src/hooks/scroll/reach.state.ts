/** Scroll position, viewport and content of one axis, in CSS pixels. */
export interface ScrollExtent {
  readonly topPx: number
  readonly viewportPx: number
  readonly contentPx: number
}

/** Whether the bottom was reached, and the length of its content at that time. */
export interface ReachState {
  /** Length of the content when the bottom was last reported; `undefined` while the scroller is away from the bottom. */
  readonly reportedAtPx: number | undefined
}

/** State before the first scroll. */
export const initialReach: ReachState = { reportedAtPx: undefined }

/**
 * The state after one scroll. The bottom is reached if `reportedAtPx` is defined and differs from the former state's.
 *
 * The bottom is reported once. It is reported again only after the scroller has left the zone at its bottom, or after its content
 * has grown by more than that zone. So a line such as "Loading…" that appears there does not report it again.
 */
export function nextReach(before: ReachState, extent: ScrollExtent, distancePx: number): ReachState {
  const { topPx, viewportPx, contentPx } = extent
  // At the end a fraction of a pixel may remain, depending on the zoom.
  const leftPx = Math.floor(contentPx - viewportPx - topPx)
  if (topPx <= 0 || contentPx <= viewportPx || leftPx > distancePx) return initialReach
  const isReported = before.reportedAtPx !== undefined && contentPx - before.reportedAtPx <= distancePx
  return isReported ? before : { reportedAtPx: contentPx }
}

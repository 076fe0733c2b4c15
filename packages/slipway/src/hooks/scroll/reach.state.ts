/** Scroll position, viewport and content of one axis, in CSS pixels. */
export interface ScrollExtent {
  readonly topPx: number
  readonly viewportPx: number
  readonly contentPx: number
}

/** Whether the end was reported, and the length of the content at that time. */
export interface ReachState {
  /** Length of the content when the end was last reported; `undefined` while the end is not in view. */
  readonly reportedAtPx: number | undefined
}

/** State before the first check. */
export const initialReach: ReachState = { reportedAtPx: undefined }

/** Lengths that define when the end is in view, in CSS pixels. */
export interface ReachLengths {
  /** Distance from the viewport at which the end counts as in view. */
  readonly distancePx: number
  /**
   * Growth of the content that does not count as added content.
   * @default `distancePx`, so that a line such as "Loading…" does not count
   */
  readonly ignoredGrowthPx?: number | undefined
}

/**
 * The state after one check. The end has to be reported if `reportedAtPx` is defined and differs from the former state's.
 *
 * The end is in view if the distance to it is at most `distancePx`: after a scroll, or because the content does not fill the viewport.
 * It is reported once. It is reported again only after it has left the view, or after content was added.
 */
export function nextReach(
  before: ReachState,
  { topPx, viewportPx, contentPx }: ScrollExtent,
  { distancePx, ignoredGrowthPx = distancePx }: ReachLengths,
): ReachState {
  // At the end a fraction of a pixel may remain, depending on the zoom.
  const leftPx = Math.floor(contentPx - viewportPx - topPx)
  if (leftPx > distancePx) return initialReach
  const isReported = before.reportedAtPx !== undefined && contentPx - before.reportedAtPx <= ignoredGrowthPx
  return isReported ? before : { reportedAtPx: contentPx }
}

/** The state of a swipe at its release. Distances count from the closed position, towards the side with the actions. */
export interface Swiped {
  readonly distancePx: number
  /** Pixels per millisecond, in the same direction. */
  readonly velocity: number
  readonly actionsPx: number
  readonly cellPx: number
  readonly fullSwipe: boolean
}

/**
 * The state of a cell after a swipe: closed, open with its actions visible, or swiped in full, which runs the action next to
 * the row.
 */
export type SwipeState = 'shut' | 'open' | 'full'

/** The time for which a swipe continues with its velocity after the release. */
const carryMs = 150

/**
 * The part of the cell's width from which a swipe counts as full. The velocity at the release is not added here, because a
 * fast swipe would trigger the action by accident.
 */
const fullShare = 0.6

/** Returns the state of a cell after a swipe. */
export function stateAfterSwipe({ distancePx, velocity, actionsPx, cellPx, fullSwipe }: Swiped): SwipeState {
  if (fullSwipe && distancePx >= cellPx * fullShare && velocity >= 0) return 'full'
  return distancePx + velocity * carryMs > actionsPx / 2 ? 'open' : 'shut'
}

/** The index of the enabled action nearest to the row; -1 if all actions are disabled. */
export function nextToRow(
  side: 'start' | 'end',
  actions: readonly { readonly disabled?: boolean | undefined }[],
): number {
  const isOn = ({ disabled }: (typeof actions)[number]) => !disabled
  return side === 'end' ? actions.findIndex(isOn) : actions.findLastIndex(isOn)
}

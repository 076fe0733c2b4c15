/** A cell that has been let go. The way counts from where it is closed, towards where its actions are. */
export interface Swiped {
  readonly wayPx: number
  /** Pixels per millisecond, the same way. */
  readonly velocity: number
  readonly actionsPx: number
  readonly cellPx: number
  readonly fullSwipe: boolean
}

/** Where a cell comes to rest: shut, with its actions seen, or swiped out in full, which is the action next to the row. */
export type SwipeRest = 'shut' | 'open' | 'full'

/** How far a throw carries: as if it went on for so long. */
const carryMs = 150

/** The share of the cell's width from which on a swipe is one in full. A throw does not count for that: it is too easily done. */
const fullShare = 0.6

/** Where a cell that has been let go comes to rest. */
export function restOfSwipe({ wayPx, velocity, actionsPx, cellPx, fullSwipe }: Swiped): SwipeRest {
  if (fullSwipe && wayPx >= cellPx * fullShare && velocity >= 0) return 'full'
  return wayPx + velocity * carryMs > actionsPx / 2 ? 'open' : 'shut'
}

/** The place of the action next to the row that can be chosen; -1 for none. */
export function nextToRow(
  side: 'start' | 'end',
  actions: readonly { readonly disabled?: boolean | undefined }[],
): number {
  const isOn = ({ disabled }: (typeof actions)[number]) => !disabled
  return side === 'end' ? actions.findIndex(isOn) : actions.findLastIndex(isOn)
}

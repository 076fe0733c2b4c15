import type { OverlayEnd } from '../navigator.ts'
import { type Change, closeOverlayEntries, joined, type Snapshot, topOf } from '../stack.ts'

/** Makes a change of a stack without overlays. */
export type Step = (bare: Snapshot) => Change

/** Closes all overlays, and then makes a change of the pages. */
export function withOverlaysClosed(now: Snapshot, make: Step): Change {
  const closed = closeOverlayEntries(now)
  return joined(closed, make(closed.next))
}

/** Calls the end functions of the overlays that a change closes, topmost first. */
export function endOverlays(
  ends: ReadonlyMap<string, (end: OverlayEnd) => void>,
  before: Snapshot,
  after: Snapshot,
): void {
  const end = topOf(after).key === topOf(before).key ? 'back' : 'navigation'
  for (const id of before.overlayEntries.toReversed()) if (!after.overlayEntries.includes(id)) ends.get(id)?.(end)
}

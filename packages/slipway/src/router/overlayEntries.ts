import type { LayerEnd } from './navigator.ts'
import { type Change, closeLayers, type Snapshot, topOf } from './stack.ts'

/** Makes a change of a stack without overlays. */
export type Step = (bare: Snapshot) => Change

/** Closes all overlays, and then makes a change of the pages. */
export function onPages(now: Snapshot, make: Step): Change {
  const closed = closeLayers(now)
  const { next, moves } = make(closed.next)
  return { next, moves: [...closed.moves, ...moves] }
}

/** Calls the functions of the overlays that a change closes, the topmost first. */
export function endOverlays(
  ends: ReadonlyMap<string, (end: LayerEnd) => void>,
  before: Snapshot,
  after: Snapshot,
): void {
  const end = topOf(after).key === topOf(before).key ? 'back' : 'navigation'
  for (const id of before.layers.toReversed()) if (!after.layers.includes(id)) ends.get(id)?.(end)
}

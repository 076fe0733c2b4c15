import { elsewhere, type WalkModel } from '../../packages/slipway/src/testing/setup/walks/model.ts'
import type { BrowserMove } from './moves.ts'

const maxOverlays = 2

/** Whether a move means something here, and something that can be known. */
export function mayMake(model: WalkModel, move: BrowserMove): boolean {
  if (model.isElsewhere) return move.do === 'travel' && mayTravel(model, move.delta)
  const { overlays } = model.now
  switch (move.do) {
    case 'travel':
      return mayTravel(model, move.delta)
    case 'twice':
      return mayGoBackTwice(model)
    case 'overlay':
      return overlays < maxOverlays
    case 'close':
    case 'escape':
      return overlays > 0
    case 'scroll':
    case 'write':
    case 'count':
      return overlays === 0
    case 'type address':
      // The address that is there already reloads the page.
      return move.url !== model.top.url
    default:
      return true
  }
}

/** A jump from outside onto what was dropped is told apart by nobody: the document that knew of it is gone. */
export function mayTravel(model: WalkModel, delta: number): boolean {
  const target = model.entries[model.position + delta]
  return target !== undefined && (target === elsewhere || !crosses(model, delta) || !target.dead)
}

/** Whether a move in the history leads to another document. */
export function crosses(model: WalkModel, delta: number): boolean {
  const target = model.entries[model.position + delta]
  return model.isElsewhere || target === elsewhere || target?.visit !== model.now.visit
}

/** Overlays that come back with the first Back would take the second one, or not, as it happens. */
function mayGoBackTwice({ position, entries, top, now }: WalkModel): boolean {
  const between = entries[position - 1]
  if (position - 2 < now.visit.base || !between || between === elsewhere) return false
  const page = between.pages.at(-1)
  return page === top || page?.open === 0
}

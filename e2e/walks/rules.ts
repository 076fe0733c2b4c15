import { elsewhere } from '../../packages/slipway/src/testing/internal/walks/entries.ts'
import type { WalkModel } from '../../packages/slipway/src/testing/internal/walks/model.ts'
import type { BrowserMove } from './moves.ts'
import type { Site } from './places.ts'

const maxOverlays = 2

/** Whether a move is possible in the current state, with a result that the model can predict. */
export function mayMake(model: WalkModel, move: BrowserMove, site: Site, isWide: boolean): boolean {
  const exists = (delta: number) => model.entries[model.position + delta] !== undefined
  if (model.isElsewhere) return move.do === 'travel' && exists(move.delta)
  if (!model.defines(move)) return false
  const { overlays } = model.now
  switch (move.do) {
    case 'travel':
      return exists(move.delta)
    case 'twice':
      return mayGoBackTwice(model)
    case 'overlay':
      return overlays < maxOverlays
    case 'close':
    case 'escape':
      return overlays > 0
    case 'wipe':
      return model.position === model.ownPosition()
    case 'part':
      return overlays === 0 && site.history === 'paths'
    case 'scroll':
    case 'write':
    case 'count':
      return overlays === 0
    case 'push from list':
    case 'scroll list':
      return overlays === 0 && besideIn(model, site, isWide) >= 0
    case 'type address':
      // The current address would reload the page.
      return move.url !== model.top.url
    default:
      return true
  }
}

/** Index of the stack's page that is fixed in the split view, counted from the bottom; -1 without such a page. */
export function besideIn({ urls }: WalkModel, { split }: Site, isWide: boolean): number {
  return split && isWide ? urls.lastIndexOf('/b') : -1
}

/** Whether the result of two quick Backs is known. An overlay restored by the first Back may or may not be closed by the second one. */
function mayGoBackTwice({ position, entries, top, now }: WalkModel): boolean {
  const between = entries[position - 1]
  const target = entries[position - 2]
  if (position - 2 < now.visit.base || !between || between === elsewhere || target === elsewhere) return false
  // After Back from an entry of another script, the move can be the app's or the user's.
  if (!('pages' in between) || !target || !('pages' in target) || now.wiped || between.wiped || target.wiped)
    return false
  const page = between.pages.at(-1)
  return page === top || page?.open === 0
}

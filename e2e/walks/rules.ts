import { elsewhere } from '../../packages/slipway/src/testing/internal/walks/entries.ts'
import type { WalkModel } from '../../packages/slipway/src/testing/internal/walks/model.ts'
import type { BrowserMove } from './moves.ts'
import type { Site } from './places.ts'

const maxOverlays = 2

/** Whether a move means something here, and something that can be known. */
export function mayMake(model: WalkModel, move: BrowserMove, site: Site, isWide: boolean): boolean {
  const isThere = (delta: number) => model.entries[model.position + delta] !== undefined
  if (model.isElsewhere) return move.do === 'travel' && isThere(move.delta)
  if (!model.defines(move)) return false
  const { overlays } = model.now
  switch (move.do) {
    case 'travel':
      return isThere(move.delta)
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
      // The address that is there already reloads the page.
      return move.url !== model.top.url
    default:
      return true
  }
}

/** The page of the stack that a window holds, counted from the bottom; -1 if none does. */
export function besideIn({ urls }: WalkModel, { split }: Site, isWide: boolean): number {
  return split && isWide ? urls.lastIndexOf('/b') : -1
}

/** Overlays that come back with the first Back would take the second one, or not, as it happens. */
function mayGoBackTwice({ position, entries, top, now }: WalkModel): boolean {
  const between = entries[position - 1]
  const target = entries[position - 2]
  if (position - 2 < now.visit.base || !between || between === elsewhere || target === elsewhere) return false
  // Back from an entry of another script may be the app's or the user's.
  if (!('pages' in between) || !target || !('pages' in target) || now.wiped || between.wiped || target.wiped)
    return false
  const page = between.pages.at(-1)
  return page === top || page?.open === 0
}

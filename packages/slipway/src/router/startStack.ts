import type { AnyApp } from './config/config.ts'
import { withParents } from './config/parents.ts'
import type { RouteTable } from './config/routes.ts'
import type { History } from './history/history.ts'
import { readSnapshot } from './history/snapshot.ts'
import { type Change, closeOverlayEntries, type StackRules, start, topOf } from './stack.ts'

/** Creates the rules of an app's stack. */
export function createStackRules({ tabBar }: AnyApp, { isTab, tabs }: RouteTable): StackRules {
  const seed = Math.random().toString(36).slice(2, 8)
  let count = 0
  return {
    nextId: () => seed + (++count).toString(36),
    isTab,
    firstTabUrl: tabBar?.back === 'leave' ? undefined : tabs[0],
  }
}

/** The first stack of the app: the one stored in the history's current entry, or a new one for the address. */
export function startStack(base: StackRules & { readonly history: History; readonly routes: RouteTable }): Change {
  const url = base.history.url()
  const stored = readSnapshot(base.history.state())
  // Overlays and their entries do not survive a reload.
  if (stored && topOf(stored).url === url) return closeOverlayEntries(stored)
  return start(withParents(base.routes, url), base)
}

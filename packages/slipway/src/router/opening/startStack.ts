import type { AnyApp } from '../config/config.ts'
import { withParents } from '../config/parents.ts'
import type { RouteTable } from '../config/routes.ts'
import type { History } from '../history/history.ts'
import { readSnapshot } from '../history/snapshot.ts'
import {
  type Change,
  closeOverlayEntries,
  type Destination,
  type Snapshot,
  type StackRules,
  start,
  topOf,
} from '../stack/stack.ts'

/** The stack's rules, with the pages of the app. */
export interface AppRules extends StackRules {
  readonly routes: RouteTable
}

/** Creates the rules of an app's stack. */
export function createAppRules({ tabBar }: AnyApp, routes: RouteTable): AppRules {
  const { isTab, tabs } = routes
  const seed = Math.random().toString(36).slice(2, 8)
  let count = 0
  return {
    routes,
    nextId: () => seed + (++count).toString(36),
    isTab,
    firstTabUrl: tabBar?.back === 'leave' ? undefined : tabs[0],
  }
}

/** The stack of `openUrl`: as in a new document at the address. No page of the stack before is kept. */
export function startAt(now: Pick<Snapshot, 'entryIds'>, { url }: Destination, rules: AppRules): Change {
  return start(now, withParents(rules.routes, url), rules)
}

/** The first stack of the app: the one stored in the history's current entry, or a new one for the address. */
export function startStack(history: History, rules: AppRules): Change {
  const url = history.url()
  const stored = readSnapshot(history.state())
  // Overlays and their entries do not survive a reload.
  if (stored && topOf(stored).url === url) return closeOverlayEntries(stored)
  return startAt({ entryIds: [] }, { url }, rules)
}

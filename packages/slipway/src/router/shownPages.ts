import type { NavigatorCore } from './navigatorCore.ts'
import type { PageRecord } from './pageRecords.ts'
import { type Snapshot, topOf } from './stack.ts'

/** Resolves when a page is shown or has left the stack. Returns `undefined` if no shell is running. */
export function whenShown({ shows }: Pick<NavigatorCore, 'shows'>, page: PageRecord): Promise<void> | undefined {
  if (!shows) return undefined
  return new Promise((resolve) => {
    page.settle = resolve
  })
}

/** Called by the shell when a page is shown. */
export function shown(core: Pick<NavigatorCore, 'shows' | 'records'>, key: string): void {
  core.shows = true
  core.records.get(key)?.settle?.()
}

/** Called when the shell stops. Calls that wait for a page resolve. */
export function stopShowing(core: Pick<NavigatorCore, 'shows' | 'records'>): void {
  core.shows = false
  for (const page of core.records.values()) page.settle?.()
}

/** The pages that are mounted after a change: the pages that were on top and are still on the stack. */
export function mountedAfter(
  mounted: ReadonlySet<string>,
  next: Snapshot,
  alive: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([...mounted, topOf(next).key].filter((key) => alive.has(key)))
}

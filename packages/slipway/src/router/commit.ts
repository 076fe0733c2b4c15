import type { NavigatorCore } from './navigatorCore.ts'
import { endOverlays } from './overlay-entries/overlayEntries.ts'
import { mountedAfter } from './shownPages.ts'
import { livePages, type Snapshot } from './stack.ts'

/** Makes a stack the current one: the shell renders it. */
export function commit(core: NavigatorCore, next: Snapshot, animated = false): void {
  const before = core.stack.get()
  const alive = new Set([core.home, ...livePages(next)].map(({ key }) => key))
  core.movedByBrowser = animated
  endOverlays(core.overlayEnds, before, next)
  Object.assign(core.knownEntryIds, next.entryIds)
  core.newest.set({ before, after: next })
  core.mounted.set(mountedAfter(core.mounted.get(), next, alive))
  core.stack.set(next)
  for (const [key, page] of core.records) {
    if (alive.has(key)) continue
    // The page's gate remains, because a page that leaves the screen must show no more than before.
    core.records.delete(key)
    page.settle?.()
  }
}

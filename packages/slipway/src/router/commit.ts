import type { NavigatorCore } from './navigatorCore.ts'
import { endOverlays } from './overlayEntries.ts'
import { mountedAfter } from './shownPages.ts'
import { livePages, type Snapshot } from './stack.ts'

/** Shows a stack. */
export function commit(core: NavigatorCore, next: Snapshot, animated = false): void {
  const before = core.stack.get()
  const alive = new Set(livePages(next).map(({ key }) => key))
  core.movedByBrowser = animated
  endOverlays(core.overlayEntryEnds, before, next)
  Object.assign(core.knownEntryIds, next.entryIds)
  core.newest.set({ before, after: next })
  core.mounted.set(mountedAfter(core.mounted.get(), next, alive))
  core.stack.set(next)
  for (const [key, page] of core.records) {
    if (alive.has(key)) continue
    // Its gate stays, because a page that moves off the screen must show no more than before.
    core.records.delete(key)
    page.settle?.()
  }
}

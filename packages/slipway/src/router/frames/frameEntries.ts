import type { Unsubscribe } from '../../base/emitter.ts'
import type { HistoryDriver } from '../history/historyDriver.ts'
import { countOwnEntries } from '../history/navigationHistory.ts'
import type { PageNavigator } from '../navigator.ts'
import { type Move, type Snapshot, topOf } from '../stack/stack.ts'

/*
 * Navigations in a frame add entries to the history of the whole document. These entries have the state of the app's own entry below
 * them, and moves between them emit no event. Browsers keep them when the frame is removed, except Firefox.
 */

/**
 * Prepares the history for the first frame of a page. Resolves when the frame can be rendered: at once after the page was opened;
 * otherwise after the entries of an earlier frame of the page have been left, because Back would seem to do nothing there.
 */
export async function prepareFrame(pages: PageNavigator): Promise<void> {
  const { history, historyDriver } = pages.stackHistory
  const { before, after } = pages.newest.get()
  if (!countOwnEntries(history)) historyDriver.hasFrames = true
  if (after.entryIds.length <= before.entryIds.length) await leaveFrameEntries(pages)
}

/** The keys of the pages with a frame. */
const framePages = new WeakMap<HistoryDriver, Map<string, number>>()

/**
 * Follows the page of a frame: before another page takes its history entry, the entries of the frame are left. Otherwise Back would
 * seem to do nothing there, and in Firefox they would still have the state of the old page.
 *
 * @param key The key of the page.
 */
export function followFrame(pages: PageNavigator, key: string): Unsubscribe {
  const { historyDriver } = pages.stackHistory
  const known = framePages.get(historyDriver)
  const keys = known ?? new Map<string, number>()
  const count = (step: number) => keys.set(key, (keys.get(key) ?? 0) + step)
  if (!known) {
    framePages.set(historyDriver, keys)
    const { run } = historyDriver
    historyDriver.run = (moves) => {
      const replaces = moves[0] !== undefined && 'replace' in moves[0]
      return run(replaces && keys.get(topOf(pages.stack.get()).key) ? [...leaving(pages.stack.get()), ...moves] : moves)
    }
  }
  count(1)
  return () => void count(-1)
}

/** The moves that leave the entries of frames: to the app's entry below, and back. Empty at the app's first entry. */
function leaving({ entryIds }: Snapshot): readonly Move[] {
  return entryIds.length > 1 ? [{ to: entryIds.slice(0, -1) }, { to: entryIds }] : []
}

/** Leaves the entries that frames have added to the entry of the current page. Does nothing at the app's first entry. */
export function leaveFrameEntries(pages: PageNavigator): Promise<void> {
  const { enqueue, carryOut } = pages.stackHistory
  return enqueue(async () => {
    const next = pages.stack.get()
    await carryOut({ next, moves: leaving(next) })
  })
}

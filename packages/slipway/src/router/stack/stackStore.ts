import { createStore, type Store } from '../../base/store.ts'
import { livePages, type PageEntry, type Snapshot, topOf } from './stack.ts'

/** The reason why an overlay was closed: by Back, by a change of the pages, or by its own code. */
export type OverlayEnd = 'back' | 'navigation' | 'closed'

/** The functions to call when an overlay is closed, by the overlay's id. */
export type OverlayEnds = Map<string, (end: OverlayEnd) => void>

/** A change of the stack. */
export interface StackChange {
  readonly before: Snapshot
  readonly after: Snapshot
  /** Whether the browser has shown its own transition for this change. */
  readonly animatedByBrowser?: boolean
}

/** The current stack. The floor below all others that have state. */
export interface StackStore {
  readonly stack: Store<Snapshot>
  /** The newest change; set before `stack`. */
  readonly newest: Store<StackChange>
  /** Keys of the mounted pages: the pages that were on top, except those dropped since. */
  readonly mounted: Store<ReadonlySet<string>>
  readonly overlayEnds: OverlayEnds
  /** The known ids of the history's entries, including entries ahead. */
  readonly knownEntryIds: string[]
  /** Makes a stack the current one: the shell renders it. */
  commit(next: Snapshot, animatedByBrowser?: boolean): void
}

/** Parts of `createStackStore`. */
interface StackStoreParts {
  readonly first: Snapshot
  /** The root page as the target of Back, which is not on the stack, but never dropped. */
  readonly home: PageEntry
  /** Called after each change with the keys of the pages that are alive. */
  afterCommit(alive: ReadonlySet<string>): void
}

/** Creates the store of the stack. */
export function createStackStore({ first, home, afterCommit }: StackStoreParts): StackStore {
  const stack = createStore(first)
  const newest = createStore<StackChange>({ before: first, after: first })
  const mounted = createStore<ReadonlySet<string>>(new Set([topOf(first).key]))
  const overlayEnds: OverlayEnds = new Map()
  const knownEntryIds = [...first.entryIds]
  return {
    stack,
    newest,
    mounted,
    overlayEnds,
    knownEntryIds,
    commit(after, animatedByBrowser = false) {
      const before = stack.get()
      const alive = new Set([home, ...livePages(after)].map(({ key }) => key))
      endOverlays(overlayEnds, before, after)
      Object.assign(knownEntryIds, after.entryIds)
      newest.set({ before, after, animatedByBrowser })
      mounted.set(mountedAfter(mounted.get(), after, alive))
      stack.set(after)
      afterCommit(alive)
    },
  }
}

/** Calls the end functions of the overlays that a change closes, topmost first. */
export function endOverlays(
  ends: ReadonlyMap<string, (end: OverlayEnd) => void>,
  before: Snapshot,
  after: Snapshot,
): void {
  const end = topOf(after).key === topOf(before).key ? 'back' : 'navigation'
  for (const id of before.overlayEntries.toReversed()) if (!after.overlayEntries.includes(id)) ends.get(id)?.(end)
}

/** The pages that are mounted after a change: the pages that were on top and are still on the stack. */
export function mountedAfter(
  mounted: ReadonlySet<string>,
  next: Snapshot,
  alive: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([...mounted, topOf(next).key].filter((key) => alive.has(key)))
}

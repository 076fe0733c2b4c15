/**
 * The page stack as a pure value, and the functions that change it.
 *
 * A change contains the next stack and the moves that bring the browser's history to it. Each history entry stores the whole
 * stack (`Snapshot`), so a reload, Back, Forward and a jump need no other stored state.
 */

/** A page on the stack. */
export interface PageEntry {
  /** Identifies this page while it is on the stack. Two pages with the same address have different keys. */
  readonly key: string
  /** Path, query and fragment within the app. */
  readonly url: string
  /** The state that the caller passed outside the address; serialisable. */
  readonly state?: unknown
}

/** A page to open: its address, and its state outside the address. */
export type Destination = Omit<PageEntry, 'key'>

/** The stack at one history entry. Serialisable. */
export interface Snapshot {
  /**
   * Ids of the history entries from the first one to this one. If the ids of one snapshot continue those of another, both
   * belong to the same history. The id of a dropped or replaced entry is in no current snapshot.
   */
  readonly entryIds: readonly string[]
  /** Bottom first; the last is shown. Never empty. */
  readonly pages: readonly PageEntry[]
  /** Tab pages that are kept while another one is shown, by the order of their first visit. */
  readonly tabs: readonly PageEntry[]
  /** Ids of the overlays that are open above the top page, bottom first; each has its own entry, with the same address. */
  readonly overlayEntries: readonly string[]
}

/**
 * A step in the browser's history. `to` moves to the entry with these entry ids; `replace` and `push` store a snapshot in the
 * current entry or in a new one.
 */
export type Move = { readonly to: readonly string[] } | Write

/** A step that stores a snapshot. */
export type Write = { readonly replace: Snapshot } | { readonly push: Snapshot }

/** The next stack, and the history moves that lead there. */
export interface Change {
  readonly next: Snapshot
  readonly moves: readonly Move[]
}

/** The functions and settings that the pure functions need: new ids, and the rules of tabs. */
export interface StackRules {
  /** Returns a string that was never returned before. */
  readonly nextId: () => string
  /** Whether an address belongs to a tab page. */
  readonly isTab: (url: string) => boolean
  /** The tab that Back leads to from other tabs; `undefined` if Back leaves the app from every tab. */
  readonly firstTabUrl: string | undefined
}

/** The calls that open a page. */
export type OpenApi = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' | 'openUrl'

/** A change of the stack that opens a page. */
export type Operation = (now: Snapshot, to: Destination, rules: StackRules) => Change

/** Makes a change of a stack without overlays. */
export type ChangeOfPages = (bare: Snapshot) => Change

/** The page shown. */
export function topOf({ pages }: Snapshot): PageEntry {
  // A stack is never empty.
  return pages.at(-1) as PageEntry
}

/**
 * The stack when the app starts with pages at these addresses, bottom first. There is at least one.
 *
 * @param now The stack before, of which no page is kept; without entries in a new document.
 */
export function start(
  now: Pick<Snapshot, 'entryIds'>,
  [url = '', ...above]: readonly string[],
  rules: StackRules,
): Change {
  return above.reduce(
    (change, pushed) => joined(change, push(change.next, { url: pushed }, rules)),
    settle(now, newPage({ url }, rules), [], rules),
  )
}

/** Joins a change and a later one, made from the stack after the first. */
export function joined({ moves }: Change, { next, moves: later }: Change): Change {
  return { next, moves: [...moves, ...later] }
}

/** Puts a page on top. */
export function push(now: Snapshot, to: Destination, rules: StackRules): Change {
  const next = { ...now, entryIds: [...now.entryIds, rules.nextId()], pages: [...now.pages, newPage(to, rules)] }
  return { next, moves: [{ push: next }] }
}

/** Puts a page in the place of the top one. */
export function replace(now: Snapshot, to: Destination, rules: StackRules): Change {
  const next = {
    ...now,
    entryIds: [...now.entryIds.slice(0, -1), rules.nextId()],
    pages: [...now.pages.slice(0, -1), newPage(to, rules)],
  }
  return { next, moves: [{ replace: next }] }
}

/** Drops all pages, including kept tabs, and starts again with one page. */
export function relaunch(now: Snapshot, to: Destination, rules: StackRules): Change {
  return settle(now, newPage(to, rules), [], rules)
}

/** Removes pages from the top, at most all but one. */
export function back(now: Snapshot, delta: number): Change {
  const count = Math.min(Math.max(1, Math.trunc(delta) || 1), now.pages.length - 1)
  return shorten(now, 'pages', count)
}

/** Puts an overlay above the top page. */
export function pushOverlayEntry(now: Snapshot, id: string): Change {
  const next = { ...now, entryIds: [...now.entryIds, id], overlayEntries: [...now.overlayEntries, id] }
  return { next, moves: [{ push: next }] }
}

/** Closes the topmost overlays; all overlays if no count is given. */
export function closeOverlayEntries(now: Snapshot, count: number = now.overlayEntries.length): Change {
  return shorten(now, 'overlayEntries', count)
}

/** Closes all overlays, and then makes a change of the pages. */
export function withOverlaysClosed(now: Snapshot, make: ChangeOfPages): Change {
  const closed = closeOverlayEntries(now)
  return joined(closed, make(closed.next))
}

/** Removes pages or overlays from the top, with their entries. */
function shorten(now: Snapshot, list: 'pages' | 'overlayEntries', count: number): Change {
  if (count === 0) return { next: now, moves: [] }
  const next = { ...now, entryIds: now.entryIds.slice(0, -count), [list]: now[list].slice(0, -count) }
  return { next, moves: [{ to: next.entryIds }] }
}

/**
 * The stack after the user moved to an entry. Returns `undefined` if the entry contains dropped pages or a closed overlay.
 * Returns `there` itself, unless the kept tabs have changed since that entry was written.
 *
 * @param known The known ids of the history's entries, including entries ahead, one of which may have been replaced.
 */
export function arrive(
  now: Snapshot,
  there: Snapshot,
  rules: StackRules,
  known: readonly string[],
): Snapshot | undefined {
  if (there.entryIds.some((id, index) => (known[index] ?? id) !== id)) return undefined
  if (there.overlayEntries.some((id, index) => id !== now.overlayEntries[index])) return undefined
  const kept = keptTabs(now, rules)
  const shown = new Set(there.pages.map(({ key }) => key))
  const tabs = kept.filter(({ key }) => !shown.has(key))
  return JSON.stringify(tabs) === JSON.stringify(there.tabs) ? there : { ...there, tabs }
}

/** All pages that are alive: the shown page, the covered pages and the kept tabs. */
export function livePages({ tabs, pages }: Snapshot): readonly PageEntry[] {
  return [...tabs, ...pages]
}

/** Creates a page with a new key. */
export function newPage(to: Destination, { nextId }: StackRules): PageEntry {
  return { key: nextId(), ...to }
}

/** The stack with one page. */
export function lone(entryIds: readonly string[], page: PageEntry, tabs: readonly PageEntry[]): Snapshot {
  return { entryIds, pages: [page], tabs, overlayEntries: [] }
}

/** The tab pages among the live pages. */
export function keptTabs(now: Snapshot, rules: StackRules): readonly PageEntry[] {
  return livePages(now).filter(({ url }) => rules.isTab(url))
}

/** Makes a page the only one on the stack, at the first history entry, so that Back shows no dropped page. */
export function settle(
  { entryIds }: Pick<Snapshot, 'entryIds'>,
  page: PageEntry,
  tabs: readonly PageEntry[],
  { nextId }: StackRules,
): Change {
  const next = lone([nextId()], page, tabs)
  return { next, moves: [...(entryIds.length > 1 ? [{ to: entryIds.slice(0, 1) }] : []), { replace: next }] }
}

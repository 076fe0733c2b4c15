import type { Snapshot } from '../router/stack/stack.ts'
import type { StackChange } from '../router/stack/stackStore.ts'

/** An entry of the browser's history. */
export interface HistoryEntry {
  /** Id of the entry, as in `entryIds` of a stack. */
  readonly id: string
  readonly url: string
  readonly isOverlay: boolean
  /** Whether the browser keeps the entry although it shows nothing any more: its pages were dropped, or its overlay was closed. */
  readonly isObsolete: boolean
}

/**
 * The known entries of the app, and the position of the current one. Browsers do not report them; both are derived from the changes
 * of the stack. After a reload, the entries ahead of the current one are unknown.
 */
export interface HistoryEntries {
  readonly entries: readonly HistoryEntry[]
  readonly position: number
}

/** The entries that a stack contains, up to the current one. */
export function entriesOf(
  { entryIds, pages, overlayEntries }: Snapshot,
  firstTabUrl: string | undefined,
): HistoryEntries {
  const overlaysFrom = entryIds.length - overlayEntries.length
  const pagesFrom = overlaysFrom - pages.length
  const entries = entryIds.map((id, index): HistoryEntry => {
    // A tab other than the first has the entry of the first tab under it.
    const page = pages[Math.min(index - pagesFrom, pages.length - 1)]
    return { id, url: page?.url ?? firstTabUrl ?? '', isOverlay: index >= overlaysFrom, isObsolete: false }
  })
  return { entries, position: entryIds.length - 1 }
}

/** The entries after a change of the stack. */
export function followChange(
  { entries }: HistoryEntries,
  { before, after }: StackChange,
  firstTabUrl: string | undefined,
): HistoryEntries {
  const own = entriesOf(after, firstTabUrl)
  const shared = own.entries.findIndex(({ id }, index) => id !== entries[index]?.id)
  if (shared < 0) {
    const behind = entries.slice(own.entries.length).map((entry) => (entry.isOverlay ? markObsolete(entry) : entry))
    return { ...own, entries: [...entries.slice(0, own.entries.length), ...behind] }
  }
  // A new entry removes those ahead of it. An entry that replaces another one leaves them in the history, but they show nothing.
  const isReplaced = shared === own.entries.length - 1 && shared < before.entryIds.length - before.overlayEntries.length
  const behind = isReplaced ? entries.slice(own.entries.length).map(markObsolete) : []
  return { ...own, entries: [...entries.slice(0, shared), ...own.entries.slice(shared), ...behind] }
}

const markObsolete = (entry: HistoryEntry): HistoryEntry => ({ ...entry, isObsolete: true })

/** Number of entries by which the history has to move to reach an entry, or the reason why this is impossible. */
export type HistoryJump = { readonly go: number } | { readonly problem: string }

/** The way from the current entry to the entry with an id. */
export function findJump({ entries, position }: HistoryEntries, id: string | undefined): HistoryJump {
  const index = entries.findIndex((entry) => entry.id === id)
  const entry = entries[index]
  if (!entry) return { problem: 'Its history entry no longer exists: another one has replaced it.' }
  if (index === position) return { problem: 'This is the current entry.' }
  if (!entry.isObsolete) return { go: index - position }
  return {
    problem: entry.isOverlay
      ? 'The overlay was closed. Its history entry shows nothing.'
      : 'Its pages were dropped. The browser keeps the entry, but it shows nothing.',
  }
}

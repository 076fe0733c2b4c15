import type { StackChange } from '../router/navigator.ts'
import type { Snapshot } from '../router/stack.ts'

/** One entry of the browser's history. */
export interface HistoryEntry {
  /** As in the line of a stack. */
  readonly id: string
  readonly url: string
  readonly isOverlay: boolean
  /** Whether the browser keeps it and it shows nothing any more: the pages were dropped, or the overlay was closed. */
  readonly isGone: boolean
}

/**
 * The app's entries, as far as they are known, and which of them is the current one. A browser tells neither; both follow
 * from the changes of the stack. After a reload the entries behind the current one are not known.
 */
export interface HistoryEntries {
  readonly entries: readonly HistoryEntry[]
  readonly position: number
}

/** What a stack tells of the history: its own entries, up to the current one. */
export function entriesOf(
  { entryIds, pages, overlayEntries }: Snapshot,
  firstTabUrl: string | undefined,
): HistoryEntries {
  const overlaysFrom = entryIds.length - overlayEntries.length
  const pagesFrom = overlaysFrom - pages.length
  const entries = entryIds.map((id, place): HistoryEntry => {
    // A tab that is not the first has the entry of the first one under it.
    const page = pages[Math.min(place - pagesFrom, pages.length - 1)]
    return { id, url: page?.url ?? firstTabUrl ?? '', isOverlay: place >= overlaysFrom, isGone: false }
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
  const shared = own.entries.findIndex(({ id }, place) => id !== entries[place]?.id)
  if (shared < 0) {
    const behind = entries.slice(own.entries.length).map((entry) => (entry.isOverlay ? gone(entry) : entry))
    return { ...own, entries: [...entries.slice(0, own.entries.length), ...behind] }
  }
  // A new entry cuts off what lay behind it. One that took the place of another leaves it there, for nothing.
  const isReplaced = shared === own.entries.length - 1 && shared < before.entryIds.length - before.overlayEntries.length
  const behind = isReplaced ? entries.slice(own.entries.length).map(gone) : []
  return { ...own, entries: [...entries.slice(0, shared), ...own.entries.slice(shared), ...behind] }
}

const gone = (entry: HistoryEntry): HistoryEntry => ({ ...entry, isGone: true })

/** How to get to an entry: by how many entries the history has to move, or why there is no way. */
export type Way = { readonly go: number } | { readonly problem: string }

/** The way from the current entry to the one with an id. */
export function wayTo({ entries, position }: HistoryEntries, id: string | undefined): Way {
  const place = entries.findIndex((entry) => entry.id === id)
  const entry = entries[place]
  if (!entry) return { problem: 'Its history entry is gone: another one took its place.' }
  if (place === position) return { problem: 'This is where the app is.' }
  if (!entry.isGone) return { go: place - position }
  return {
    problem: entry.isOverlay
      ? 'The overlay was closed. Its history entry opens nothing.'
      : 'Its pages were dropped. The browser keeps the entry, but it shows nothing.',
  }
}

import type { History } from './history.ts'

/** The part of the Navigation API that is used here. The types of the DOM are not available in builds for Node. */
interface BrowserNavigation {
  readonly currentEntry: { readonly key: string; readonly index: number } | null
  entries(): readonly { readonly key: string }[]
  traverseTo(key: string): { readonly committed?: Promise<unknown>; readonly finished?: Promise<unknown> }
}

/** The histories that count only the entries of the document itself. */
const counting = new WeakSet<History>()

/**
 * From now on, `history.go` counts only the entries of the document itself, not those of its frames. Returns `false` if the browser
 * lacks the Navigation API; there, `persist` moves entry by entry.
 */
export function countOwnEntries(history: History): boolean {
  const { navigation } = globalThis as { readonly navigation?: BrowserNavigation }
  if (!navigation || navigation.currentEntry?.key !== history.entryId()) return false
  if (counting.has(history)) return true
  counting.add(history)
  const { go } = history
  history.go = (delta) => {
    const { key } = navigation.entries()[(navigation.currentEntry?.index ?? 0) + delta] ?? {}
    if (delta === 0 || key === undefined) return go(delta)
    // A move that the browser refuses is found by its missing event.
    const { committed, finished } = navigation.traverseTo(key)
    for (const end of [committed, finished]) end?.catch(() => {})
  }
  return true
}

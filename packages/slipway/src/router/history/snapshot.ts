import type { Snapshot } from '../stack/stack.ts'

/** Version of the format. The app starts again from the address if an entry has another version. */
const version = 1

/** The state of a history entry. */
export interface StoredSnapshot {
  readonly version: number
  readonly stack: Snapshot
}

/** Creates the state of a history entry. */
export function writeSnapshot(stack: Snapshot): StoredSnapshot {
  return { version, stack }
}

/**
 * Reads the state of a history entry. Returns `undefined` for any other value, because another script or another release may
 * have written it, and the app cannot start from a part of a snapshot.
 */
export function readSnapshot(state: unknown): Snapshot | undefined {
  try {
    const { version: written, stack } = state as StoredSnapshot
    const { entryIds, pages, tabs, overlayEntries } = stack
    const all = [...pages, ...tabs]
    const keys = all.map(({ key }) => key)
    const fits =
      written === version &&
      [entryIds, pages, tabs, overlayEntries].every(Array.isArray) &&
      pages.length > 0 &&
      entryIds.length >= pages.length + overlayEntries.length &&
      new Set(keys).size === keys.length &&
      // Keys are used in selectors.
      [...entryIds, ...overlayEntries, ...keys].every((id) => typeof id === 'string' && /^\w+$/.test(id)) &&
      all.every(({ url }) => url.startsWith('/'))
    return fits ? stack : undefined
  } catch {
    return undefined
  }
}

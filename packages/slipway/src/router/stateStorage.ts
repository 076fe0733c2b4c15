/** Where the states of pages outlive the document; it may throw where the browser forbids it. */
export type StateStorage = () => Pick<Storage, 'getItem' | 'setItem'> | undefined

/** Beginning of the names under which the states are stored, one for each page's key. */
export const stateKeyPrefix = 'sw:state:'

/** Beginning of the names under which the shell stores where a page is scrolled to and what was typed. */
export const memoryKeyPrefix = 'sw:page:'

/** States by name. A value is a list of one, or of none for `undefined`, for which JSON has no word. */
export type StoredStates = Map<string, readonly unknown[]>

/** Reads the states of a page. */
export function readStates(storage: StateStorage, key: string): StoredStates {
  try {
    const table: unknown = JSON.parse(storage()?.getItem(stateKeyPrefix + key) ?? '{}')
    return new Map(Object.entries(table ?? {}).filter(([, stored]) => Array.isArray(stored)))
  } catch {
    return new Map()
  }
}

/** Stores the states of a page. Where there is no room, they live as long as the document. */
export function writeStates(storage: StateStorage, key: string, states: StoredStates): void {
  try {
    storage()?.setItem(stateKeyPrefix + key, JSON.stringify(Object.fromEntries(states)))
  } catch {
    // Full or forbidden.
  }
}

import { storedName } from '../../base/storedName.ts'

/** Returns the storage for the states of pages. May throw if the browser forbids access. */
export type StateStorage = () => Pick<Storage, 'getItem' | 'setItem'> | undefined

/** Storage key for the states of a page. Without `key`, the common beginning of all such storage keys. */
export const stateName = (key = ''): string => storedName('state') + key

/** Storage key for the scroll positions and the unsent text of a page. Without `key`, the beginning of all such storage keys. */
export const pageRestoreName = (key = ''): string => storedName('page') + key

/** States by name. Each value is in a list with one item. The list is empty for `undefined`, which JSON cannot represent. */
export type StoredStates = Map<string, readonly unknown[]>

/** Reads the states of a page. */
export function readStates(storage: StateStorage, key: string): StoredStates {
  try {
    const table: unknown = JSON.parse(storage()?.getItem(stateName(key)) ?? '{}')
    return new Map(Object.entries(table ?? {}).filter(([, stored]) => Array.isArray(stored)))
  } catch {
    return new Map()
  }
}

/** Stores the states of a page. If the storage is full or forbidden, the states last as long as the document. */
export function writeStates(storage: StateStorage, key: string, states: StoredStates): void {
  try {
    storage()?.setItem(stateName(key), JSON.stringify(Object.fromEntries(states)))
  } catch {
    // The storage is full or forbidden.
  }
}

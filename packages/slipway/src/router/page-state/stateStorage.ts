import { storedName } from '../../base/storedName.ts'

/** Where the states of pages outlive the document; it may throw where the browser forbids it. */
export type StateStorage = () => Pick<Storage, 'getItem' | 'setItem'> | undefined

/** Name under which the states of a page are stored; without a key, the beginning of all such names. */
export const stateName = (key = ''): string => storedName('state') + key

/** Name under which the shell stores the scroll positions and the unsent text of a page; without a key, the beginning. */
export const memoryName = (key = ''): string => storedName('page') + key

/** States by name. A value is a list of one, or of none for `undefined`, for which JSON has no word. */
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

/** Stores the states of a page. Where there is no room, they live as long as the document. */
export function writeStates(storage: StateStorage, key: string, states: StoredStates): void {
  try {
    storage()?.setItem(stateName(key), JSON.stringify(Object.fromEntries(states)))
  } catch {
    // Full or forbidden.
  }
}

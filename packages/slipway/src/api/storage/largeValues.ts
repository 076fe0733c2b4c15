import { storedName } from '../../base/storedName.ts'
import type { StorageHost, ValueStorage } from './host.ts'

/** A group's values in a host's storage for values, each under a unique name. */
export interface LargeValues {
  /** Returns a name that has never been used. */
  newName(): string
  get(name: string): Promise<unknown>
  set(name: string, value: unknown): Promise<void>
  /** Deletes a value, if a name is given. Never rejects: values that remain are deleted later. */
  free(name: string | undefined): Promise<void>
}

/** A value that has been unreferenced for this long was left by a window that was closed during a write. */
const abandonedMs = 24 * 60 * 60 * 1_000

/**
 * Opens a host's storage for values when it is first needed.
 *
 * @param namesInUse Returns the names that are referenced at this moment.
 */
export function createLargeValues(host: StorageHost, namesInUse: () => readonly (string | undefined)[]): LargeValues {
  let opening: Promise<ValueStorage> | undefined

  function open(): Promise<ValueStorage> {
    opening ??= host.values().then(
      (storage) => {
        sweep(storage).catch(() => {})
        return storage
      },
      (error: unknown) => {
        // The next call tries again.
        opening = undefined
        throw error
      },
    )
    return opening
  }

  async function sweep(storage: ValueStorage): Promise<void> {
    const names = await storage.names()
    const used = new Set(namesInUse())
    const prefix = storedName('data')
    const madeMs = (name: string) => Number.parseInt(name.slice(prefix.length), 36)
    const abandoned = names.filter(
      (name) => name.startsWith(prefix) && !used.has(name) && Date.now() - madeMs(name) > abandonedMs,
    )
    if (abandoned.length > 0) await storage.remove(abandoned)
  }

  return {
    newName: () => `${storedName('data')}${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    get: async (name) => (await open()).get(name),
    set: async (name, value) => (await open()).set(name, value),
    async free(name) {
      if (name === undefined) return
      try {
        await (await open()).remove([name])
      } catch {
        // The value has become unreferenced, so it is deleted when the storage is next opened.
      }
    },
  }
}

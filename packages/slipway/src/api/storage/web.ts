import { HostError } from '../../base/call/HostError.ts'
import type { StorageHost } from './host.ts'

/** `localStorage` for texts, and IndexedDB for values. */
export const host: StorageHost = {
  texts: {
    get: (name) => browserStorage().getItem(name) ?? undefined,
    set: (name, text) => browserStorage().setItem(name, text),
    remove: (name) => browserStorage().removeItem(name),
    names: () => Object.keys(browserStorage()),
  },
  async values() {
    if (typeof indexedDB === 'undefined') throw new HostError('unavailable', 'there is no IndexedDB here')
    const { createStore, delMany, get, keys, set } = await import('../../vendor/idb-keyval.ts')
    const store = createStore('sw:data', 'values')
    return {
      get: (name) => get(name, store),
      set: (name, value) => set(name, value, store),
      remove: (names) => delMany([...names], store),
      names: () => keys(store),
    }
  },
  onOtherChange(listener) {
    if (typeof document === 'undefined') return () => {}
    const onStorage = ({ key, storageArea }: StorageEvent) => {
      if (storageArea === localStorage) listener(key ?? undefined)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
  async quota() {
    if (typeof document === 'undefined') return undefined
    // Pages without https have no storage manager, although its type is not optional.
    const manager: StorageManager | undefined = navigator.storage
    return (await manager?.estimate?.())?.quota
  },
}

function browserStorage(): Storage {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
  // `localStorage` is `null` in a web view whose app has not enabled it.
  const storage: Storage | null = localStorage
  if (storage) return storage
  throw new HostError('unavailable', 'there is no localStorage here')
}

import type { StorageHost } from './host.ts'
import { createKeyedStore, type KeyedStore } from './keyedStore.ts'

const stores = new WeakMap<StorageHost, KeyedStore>()

/** The store that all functions use on a host. */
export function storeOf(host: StorageHost): KeyedStore {
  return stores.get(host) ?? openGroup(host, '')
}

/** Makes the store of a group of keys the one that is used. */
export function openGroup(host: StorageHost, group: string): KeyedStore {
  const store = createKeyedStore(host, group)
  stores.set(host, store)
  return store
}

import type { StorageHost } from './host.ts'
import { createKeyedStore, type KeyedStore } from './keyedStore.ts'

const stores = new WeakMap<StorageHost, KeyedStore>()

/** Returns the store that all functions use on a host. */
export function storeOf(host: StorageHost): KeyedStore {
  const store = stores.get(host) ?? createKeyedStore(host)
  stores.set(host, store)
  return store
}

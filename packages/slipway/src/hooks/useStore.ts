import { useSyncExternalStore } from 'react'
import type { Store } from '../base/store.ts'

/** Returns the value of a store and renders the component again when the value changes. */
export function useStore<Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value {
  return useSyncExternalStore(subscribe, get, get)
}

import { useSyncExternalStore } from 'react'
import type { Store } from '../base/store.ts'

/** The value of a store; the component renders again when it changes. */
export function useStore<Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value {
  return useSyncExternalStore(subscribe, get, get)
}

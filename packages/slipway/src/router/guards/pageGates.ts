import { createStore } from '../../base/store.ts'
import type { PageGate, PageGates } from '../config/guardTypes.ts'

/** Creates an empty set of gates. */
export function createPageGates(): PageGates {
  const store = createStore<ReadonlyMap<string, PageGate>>(new Map())
  return {
    store,
    set(key, gate) {
      const next = new Map(store.get())
      if (gate) next.set(key, gate)
      else if (!next.delete(key)) return
      store.set(next)
    },
  }
}

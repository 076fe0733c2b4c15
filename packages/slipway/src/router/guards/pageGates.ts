import { createStore, type Store } from '../../base/store.ts'
import type { Verdict } from './guards.ts'

/** The reason why a page is not shown: its guards have not answered yet, or do not let it be shown. A page without a gate is shown. */
export type Gate = { readonly name: 'waiting' } | Exclude<Verdict, { readonly name: 'open' }>

/** The gates of the pages on the stack, by key. */
export interface Gates {
  /** To be watched: it changes with each gate. */
  readonly store: Store<ReadonlyMap<string, Gate>>
  /** Closes a page's gate, or opens it when no gate is given. */
  set(key: string, gate: Gate | undefined): void
}

/** Makes an empty set of gates. */
export function createGates(): Gates {
  const store = createStore<ReadonlyMap<string, Gate>>(new Map())
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

import { createStore, type Store } from '../../base/store.ts'
import type { GuardResult } from './guards.ts'

/** The reason why a page is not shown: its guards have not answered yet, or do not let it be shown. A page without a gate is shown. */
export type PageGate = { readonly name: 'waiting' } | Exclude<GuardResult, { readonly name: 'open' }>

/** The gates of the pages on the stack, by key. */
export interface PageGates {
  /** To be watched: it changes with each gate. */
  readonly store: Store<ReadonlyMap<string, PageGate>>
  /** Closes a page's gate, or opens it when no gate is given. */
  set(key: string, gate: PageGate | undefined): void
}

/** Makes an empty set of gates. */
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

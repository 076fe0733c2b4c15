import { createStore, type Store } from '../../base/store.ts'
import type { GuardResult } from './guards.ts'

/** The reason why a page is hidden: its guards have no result yet, or they refuse the page or failed. A page without a gate is shown. */
export type PageGate =
  | { readonly name: 'waiting'; readonly redirect?: undefined }
  | Exclude<GuardResult, { readonly name: 'open' }>

/** The gates of the pages on the stack, by key. */
export interface PageGates {
  /** The store of all gates, for subscriptions. */
  readonly store: Store<ReadonlyMap<string, PageGate>>
  /** Sets the gate of a page, or removes it if `gate` is `undefined`. */
  set(key: string, gate: PageGate | undefined): void
}

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

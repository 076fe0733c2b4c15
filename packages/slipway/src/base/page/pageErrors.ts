import { createStore, type Store } from '../store.ts'

/** The last error that kept a page from being drawn, in a box of its own: the same one may come twice. */
export const pageErrors: Store<{ readonly error: unknown } | undefined> = createStore<
  { readonly error: unknown } | undefined
>(undefined)

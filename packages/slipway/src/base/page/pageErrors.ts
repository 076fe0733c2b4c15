import { createStore, type Store } from '../store.ts'

/** The last error in the rendering of a page. Wrapped in a new object, because the same error may occur twice. */
export const pageErrors: Store<{ readonly error: unknown } | undefined> = createStore<
  { readonly error: unknown } | undefined
>(undefined)

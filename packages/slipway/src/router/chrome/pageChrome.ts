import { createStore, type Store } from '../../base/store.ts'
import type { NavigationBarState } from '../config/navigationBarTypes.ts'

/** Changes of a page's navigation bar by calls and hooks. They have priority over the page's config. */
export interface PageChrome extends NavigationBarState {
  readonly title?: string
}

/** The changes, by the page's key. The shell renders navigation bars and the document's title from this store. */
export const pageChrome: Store<ReadonlyMap<string, PageChrome>> = createStore<ReadonlyMap<string, PageChrome>>(
  new Map(),
)

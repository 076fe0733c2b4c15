import { createStore, type Store } from '../../base/store.ts'
import type { NavigationBarState } from '../config/config.ts'

/** What was changed of a page's navigation bar while the page is open. It wins over the page's config. */
export interface PageChrome extends NavigationBarState {
  readonly title?: string
}

/** The changes, by the page's key. The shell draws heads and the document's title from it. */
export const pageChrome: Store<ReadonlyMap<string, PageChrome>> = createStore<ReadonlyMap<string, PageChrome>>(
  new Map(),
)

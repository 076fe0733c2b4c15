import { createStore, type Store } from '../../base/store.ts'
import type { HeadState } from '../config/config.ts'

/** What was changed of a page's head while the page is open. It wins over the page's config. */
export interface PageChrome extends HeadState {
  readonly title?: string
}

/** The changes, by the page's key. The shell draws heads and the document's title from it. */
export const pageChrome: Store<ReadonlyMap<string, PageChrome>> = createStore<ReadonlyMap<string, PageChrome>>(
  new Map(),
)

import type { PageNavigator } from '../navigator.ts'
import type { PageEntry } from '../stack.ts'

/** A page on the stack. */
export interface PageInfo {
  /** Names this very page for as long as it lives. */
  readonly key: string
  /** Its path as the config writes it, such as `/order/:id`; `undefined` for an address that leads nowhere. */
  readonly path: string | undefined
  /** Its path and query. */
  readonly url: string
  /** Its checked parameters. */
  readonly params: object
}

/** Tells of a page on the stack. */
export function pageInfoOf(pages: PageNavigator, entry: PageEntry): PageInfo {
  const match = pages.matchOf(entry)
  return { key: entry.key, url: entry.url, path: match?.route.path, params: match?.params ?? {} }
}

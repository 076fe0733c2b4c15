import type { PageNavigator } from '../navigator.ts'
import type { PageEntry } from '../stack/stack.ts'

/** A page on the stack. */
export interface PageInfo {
  /** Identifies this page while it is on the stack. */
  readonly key: string
  /** The page's path as the config writes it, such as `/order/:id`; `undefined` if no page matches the address. */
  readonly path: string | undefined
  /** The page's address: path, query and fragment. */
  readonly url: string
  /** The page's checked parameters. */
  readonly params: object
}

/** Describes a page on the stack. */
export function pageInfoOf(pages: PageNavigator, entry: PageEntry): PageInfo {
  const match = pages.matchOf(entry)
  return { key: entry.key, url: entry.url, path: match?.route.path, params: match?.params ?? {} }
}

import { splitUrl } from '../config/routes.ts'
import type { PageNavigator } from '../navigator.ts'

/** How the app was started. */
export interface LaunchOptions {
  /** The path of the address that it was opened with, without the query. */
  readonly path: string
  /** The texts of that address's query; several values of one key make a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** The mini-program scene: 1001 for an app opened by its address. */
  readonly scene: number
  /** The mini-program that led here: none, on the platforms there are. */
  readonly referrerInfo: { readonly appId: string; readonly extraData: Readonly<Record<string, unknown>> }
}

/** How an app was started. */
export function launchOptionsOf({ entry }: PageNavigator): LaunchOptions {
  const { pathname, query } = splitUrl(entry.url)
  return { path: pathname, query, scene: 1001, referrerInfo: { appId: '', extraData: {} } }
}

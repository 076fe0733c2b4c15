import { splitUrl } from '../address/address.ts'
import type { PageNavigator } from '../navigator.ts'

/** Details of the app's start. */
export interface LaunchOptions {
  /** Path of the address that the app was opened with, without the query. */
  readonly path: string
  /** Query of that address, as texts. A key with several values has a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** The mini-program scene: 1001 for an app opened by its address. */
  readonly scene: number
  /** The mini-program that opened this app. Always empty on the current platforms. */
  readonly referrerInfo: { readonly appId: string; readonly extraData: Readonly<Record<string, unknown>> }
}

/** Returns the details of an app's start. */
export function launchOptionsOf({ entry }: PageNavigator): LaunchOptions {
  const { pathname, query } = splitUrl(entry.url)
  return { path: pathname, query, scene: 1001, referrerInfo: { appId: '', extraData: {} } }
}

import type { AnyApp } from '../router/config/config.ts'
import { pathHistory } from '../router/history/browserHistory.ts'
import type { History } from '../router/history/history.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'

/** The history of an app on a server: one entry, with links in the form of the app's own history. */
export function serverHistory({ history = pathHistory() }: Pick<AnyApp, 'history'>, url: string): History {
  const { href, base, hasOwnPaths } = history()
  return { ...memoryHistory(url)(), href, ...(base !== undefined && { base }), ...(hasOwnPaths && { hasOwnPaths }) }
}

import { runningNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack.ts'

/** Where a query looks: an element, a React ref to one, or a page, as `useRoute()` and `getCurrentPages()` tell of it. */
export type QueryScope = Element | { readonly current: Element | null } | { readonly key: string }

/** The page that is shown, for calls that name no scope. */
export function shownPage(api: string): QueryScope {
  return { key: topOf(runningNavigator(api, 'page not found').stack.get()).key }
}

import { ApiError } from '../../base/call/ApiError.ts'
import { runningNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack.ts'

/** Where a query looks: an element, a React ref to one, or a page, as `useRoute()` and `getCurrentPages()` tell of it. */
export type QueryScope = Element | { readonly current: Element | null } | { readonly key: string }

/** An element: by a CSS selector in a scope, itself, or by a React ref. */
export type NodeTarget = string | Element | { readonly current: Element | null }

/** The page that is shown, for calls that name no scope. */
export function shownPage(api: string): QueryScope {
  return { key: topOf(runningNavigator(api, 'page not found').stack.get()).key }
}

/** Refuses what can name no element; whether there is such an element, the host finds out. */
export function checkTarget(api: string, field: string, target: unknown): void {
  if (typeof target === 'string' ? target !== '' : typeof target === 'object' && target !== null) return
  throw new ApiError(api, 'invalid-argument', `${field} must be a selector, an element or a ref`)
}

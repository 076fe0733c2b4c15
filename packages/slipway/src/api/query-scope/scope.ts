import { ApiError } from '../../base/call/ApiError.ts'
import { runningNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack/stack.ts'

/** The scope of a query: an element, a React ref to one, or a page as returned by `useRoute()` and `getCurrentPages()`. */
export type QueryScope = Element | { readonly current: Element | null } | { readonly key: string }

/** An element, given by a CSS selector in a scope, directly, or by a React ref. */
export type NodeTarget = string | Element | { readonly current: Element | null }

/** The current page, for calls without a scope. */
export function shownPage(api: string): QueryScope {
  return { key: topOf(runningNavigator(api, 'page not found').stack.get()).key }
}

/** Throws if a value cannot name an element. The host checks whether the element exists. */
export function checkTarget(api: string, field: string, target: unknown): void {
  if (typeof target === 'string' ? target !== '' : typeof target === 'object' && target !== null) return
  throw new ApiError(api, 'invalid-argument', `${field} must be a selector, an element or a ref`)
}

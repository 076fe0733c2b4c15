import { resolveUrl } from '../address/address.ts'
import { addressOf, type Found, type Match, type RouteTable } from './routes.ts'

/** The page that a call should open: a page of the config with its parameters, or an address. */
export type Target = { readonly path: string; readonly params: object } | { readonly url: string }

/** A resolved target. Without a `route` if no page matches. */
export type ResolvedTarget = {
  /** Path, query and fragment; empty if the target has no address in the app. */
  readonly url: string
  /** The target as the caller wrote it, for error messages. */
  readonly written: string
} & (Found | { readonly [Name in keyof Found]?: undefined })

/** A resolved target that can be opened. */
export type FoundTarget = ResolvedTarget & Match

/**
 * Resolves a target; an address is resolved like a link on the current page. Returns a resolved target unchanged. A path with its
 * parameters opens the page that its address matches, as after a reload.
 */
export function locate(routes: RouteTable, target: Target | ResolvedTarget, currentUrl: string): ResolvedTarget {
  if ('written' in target) return target
  const resolvedAt = (written: string, url = '') => ({ url, written, ...(url && routes.match(url)) })
  if ('url' in target) return resolvedAt(target.url, resolveUrl(target.url, currentUrl))
  const route = routes.get(target.path)
  const { value, problem } = route ? addressOf(route, target.params) : {}
  return route && problem ? { url: '', written: target.path, route, problem } : resolvedAt(target.path, value)
}

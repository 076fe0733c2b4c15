import { addressOf, type Route, type RouteTable, resolveUrl } from './routes.ts'

/** Where a call wants to go: a page of the config with its parameters, or an address. */
export type Target = { readonly path: string; readonly params: object } | { readonly url: string }

/** A target looked up in the table of pages. */
export interface Place {
  /** Path and query; empty where there is no such page. */
  readonly url: string
  /** The target as the caller wrote it, for messages. */
  readonly written: string
  readonly route: Route | undefined
  /** What is wrong with the parameters. */
  readonly problem: string | undefined
}

/** Looks a target up; an address is read as a link on the current page would be. */
export function locate(routes: RouteTable, target: Target, currentUrl: string): Place {
  if ('url' in target) {
    const url = resolveUrl(target.url, currentUrl)
    const found = url === undefined ? undefined : routes.match(url)
    return { url: url ?? '', written: target.url, route: found?.route, problem: found?.parsed.problem }
  }
  const route = routes.get(target.path)
  const { value = '', problem } = route ? addressOf(route, target.params) : {}
  return { url: value, written: target.path, route, problem }
}

import { isDev } from '../base/isDev.ts'
import type { AnyApp, PageConfig } from './config.ts'
import { formatParams, type Parsed, parseParams, type RawParams } from './params.ts'
import { buildPath, bySpecificity, matchPattern, type PathPattern, parsePattern } from './path.ts'

/** One page of the table. */
export interface Route {
  readonly path: string
  readonly pattern: PathPattern
  readonly config: PageConfig
  /** Its place in the tab bar, `-1` for the others. */
  readonly tabIndex: number
}

/** An address that leads to a page, with the page's parameters. */
export interface Match {
  readonly route: Route
  readonly params: object
}

/** The app's pages, ready to be looked up. */
export interface RouteTable {
  /** The page of a path as the config writes it. */
  get(path: string): Route | undefined
  /** The page that an address leads to: path first, then parameters. */
  match(url: string): { readonly route: Route; readonly parsed: Parsed<object> } | undefined
  /** Paths of the tab bar's pages, in its order. */
  readonly tabs: readonly string[]
  /** Whether an address leads to a page of the tab bar. */
  isTab(url: string): boolean
  /** Where Back leads at last: `/`, or the first page where the app has no `/`. */
  readonly root: Route
}

/** Builds the table of an app's pages. */
export function createRoutes({ pages, tabBar }: Pick<AnyApp, 'pages' | 'tabBar'>): RouteTable {
  const tabs = tabBar?.items.map(({ path }) => path) ?? []
  const routes = Object.entries(pages).map(
    ([path, config]): Route => ({ path, config, pattern: parsePattern(path), tabIndex: tabs.indexOf(path) }),
  )
  const get = (path: string) => routes.find((route) => route.path === path)
  const ordered = routes.toSorted((a, b) => bySpecificity(a.pattern, b.pattern))
  const root = get('/') ?? routes[0]
  if (!root)
    throw new Error(
      isDev
        ? "slipway: the app has no page. Add one: pages: { '/': page({ load: () => import('./HomePage') }) }."
        : 'slipway: no pages',
    )
  const match: RouteTable['match'] = (url) => {
    const { pathname, query } = splitUrl(url)
    for (const route of ordered) {
      const values = matchPattern(route.pattern, pathname)
      if (!values) continue
      const raw = { ...query, ...values }
      return { route, parsed: parseParams(raw, route.pattern.names, route.config.params, route.path) }
    }
    return undefined
  }
  return {
    root,
    tabs,
    get,
    match,
    isTab: (url) => (match(url)?.route.tabIndex ?? -1) >= 0,
  }
}

/** Writes the address of a page with these parameters, or says what is wrong with them. */
export function addressOf(route: Route, params: object): Parsed<string> {
  const { value: raw, problem } = formatParams(params, route.pattern.names, route.config.params)
  if (problem !== undefined) return { problem }
  const values: Record<string, string> = {}
  const query = new URLSearchParams()
  for (const [name, text] of Object.entries(raw)) {
    if (route.pattern.names.includes(name)) values[name] = String(text)
    else for (const item of [text].flat()) query.append(name, item)
  }
  const empty = route.pattern.names.find((name) => !values[name])
  if (empty) return { problem: `params.${empty} must not be empty` }
  const search = query.toString()
  return { value: buildPath(route.pattern, values) + (search && `?${search}`) }
}

/** Reads the path and the query of an address; several values of one key make a list. */
export function splitUrl(url: string): { pathname: string; query: RawParams } {
  const { pathname, searchParams } = new URL(url, 'http://app')
  const query: Record<string, string | string[]> = Object.fromEntries(searchParams)
  for (const name in query) {
    const values = searchParams.getAll(name)
    if (values.length > 1) query[name] = values
  }
  return { pathname, query }
}

/**
 * Resolves an address against the current one, as a link would: `./edit`, `../list?page=2`.
 *
 * @returns `undefined` for an address outside the app.
 */
export function resolveUrl(url: string, current: string): string | undefined {
  try {
    const { origin, pathname, search } = new URL(url, `http://app${current}`)
    return origin === 'http://app' ? pathname + search : undefined
  } catch {
    return undefined
  }
}

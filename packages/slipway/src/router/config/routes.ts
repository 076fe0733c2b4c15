import { isDev } from '../../base/isDev.ts'
import { splitUrl } from '../address/address.ts'
import type { AnyApp, PageConfig } from './config.ts'
import { formatParams, type Parsed, parseParams, type RawParams } from './params.ts'
import { buildPath, bySpecificity, matchPattern, type PathPattern, parsePattern, segmentsOf } from './path.ts'

/** A page of the route table. */
export interface Route {
  readonly path: string
  readonly pattern: PathPattern
  readonly config: PageConfig
  /** Index of the page in the tab bar; `-1` for pages outside it. */
  readonly tabIndex: number
}

/** The page that an address matches, with the page's parameters. */
export interface Match {
  readonly route: Route
  readonly params: object
  /** The texts of the address, before parsing. Contains also those that the page does not declare. */
  readonly raw: RawParams
}

/** The page of an address or of a path, with its parameters or with the problem in them. */
export type Found =
  | (Match & { readonly problem?: undefined })
  | { readonly route: Route; readonly params?: undefined; readonly raw?: undefined; readonly problem: string }

/** The app's pages, for lookup by path or by address. */
export interface RouteTable {
  /** Returns the page of a path as the config writes it. */
  get(path: string | undefined): Route | undefined
  /** Returns the page that an address matches. The path alone selects the page; then the parameters are parsed. */
  match(url: string): Found | undefined
  /** Parses the texts of an address as the parameters of a page. */
  read(route: Route, raw: RawParams): Found
  /** Paths of the tab bar's pages, in the order of the tabs. */
  readonly tabs: readonly string[]
  /** Whether an address matches a page of the tab bar. */
  isTab(url: string): boolean
  /** The last target of Back: the app's `root`, or the first page if the app has no such page. */
  readonly root: Route
}

/** Builds the table of an app's pages. */
export function createRoutes({
  pages,
  tabBar,
  root: rootPath = '/',
}: Pick<AnyApp, 'pages' | 'tabBar' | 'root'>): RouteTable {
  const tabs = tabBar?.items.map(({ path }) => path) ?? []
  const routes = Object.entries(pages).map(
    ([path, config]): Route => ({ path, config, pattern: parsePattern(path), tabIndex: tabs.indexOf(path) }),
  )
  const get: RouteTable['get'] = (path) => routes.find((route) => route.path === path)
  const ordered = routes.toSorted((a, b) => bySpecificity(a.pattern, b.pattern))
  // `createApp` checks that there is a page.
  const root = (get(rootPath) ?? routes[0]) as Route
  const read: RouteTable['read'] = (route, raw) => {
    const { value: params, problem } = parseParams(raw, route.pattern.names, route.config.params, route.path)
    return params ? { route, params, raw } : { route, problem }
  }
  const match: RouteTable['match'] = (url) => {
    const { pathname, query } = splitUrl(url)
    const segments = segmentsOf(pathname)
    for (const route of ordered) {
      const values = matchPattern(route.pattern, segments)
      if (!values) continue
      return read(route, { ...query, ...values })
    }
    return undefined
  }
  return {
    root,
    tabs,
    get,
    read,
    match,
    isTab: (url) => (match(url)?.route.tabIndex ?? -1) >= 0,
  }
}

/** Formats the address of a page with these parameters, or returns the problem in them. */
export function addressOf(route: Route, params: object): Parsed<string> {
  const { names } = route.pattern
  const { value: raw, problem } = formatParams(params, names, route.config.params)
  if (problem !== undefined) return { problem }
  // The values may be lists, too: `encodeURIComponent` writes a list in the path with commas.
  const texts = raw as Readonly<Record<string, string>>
  const entries = Object.entries(raw).flatMap(([name, text]) =>
    names.includes(name) ? [] : [text].flat().map((item): [string, string] => [name, item]),
  )
  // Browsers resolve dots (`/order/..` is `/`), and half a surrogate pair cannot be encoded.
  const wrong = names.find((name) => /^\.{0,2}$|\p{Cs}/u.test(texts[name] ?? ''))
  if (wrong)
    return { problem: `params.${wrong} ${isDev ? 'must not be empty, dots or broken Unicode' : 'is not valid'}` }
  const search = entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
  return { value: buildPath(route.pattern, texts) + search }
}

import { createContext, use, useSyncExternalStore } from 'react'
import { peekNavigator } from './current.ts'
import type { Navigator } from './navigator.ts'
import type { PagePath, ParamsOf } from './register.ts'
import { splitUrl } from './routes.ts'
import type { PageEntry } from './stack.ts'

/** The navigator of the app around; the shell provides it. */
export const NavigatorContext = createContext<Navigator | undefined>(undefined)

/** The page around; the shell provides it to each page's head and content. */
export const PageContext = createContext<PageEntry | undefined>(undefined)

/** The navigator of the app around. */
export function useNavigatorContext(): Navigator {
  const navigator = use(NavigatorContext) ?? peekNavigator()
  if (navigator) return navigator
  throw new Error(
    'slipway: this needs a running app around it. Render it inside a page of createApp(app), or with renderApp from slipway/testing.',
  )
}

/** What `useRoute` tells of the page around. */
export interface RouteInfo<Path extends PagePath = PagePath> {
  /** The page's path as the config writes it; `undefined` on the not-found screen. */
  readonly path: Path | undefined
  /** Path and query as the address shows them. */
  readonly url: string
  /** The page's checked parameters. */
  readonly params: ParamsOf<Path>
  /** All texts of the query, those that the page does not name too. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** What the caller sent along outside the address; survives a reload. */
  readonly state: unknown
  /** Names this very page: two pages with one address have two keys. */
  readonly key: string
}

/** Tells where the page around was opened: its path, parameters, query and state. Works in any child of a page. */
export function useRoute<Path extends PagePath = PagePath>(): RouteInfo<Path> {
  const navigator = useNavigatorContext()
  const top = useSyncExternalStore(navigator.stack.subscribe, navigator.stack.get, navigator.stack.get).pages.at(-1)
  const entry = use(PageContext) ?? top
  if (!entry) throw new Error('slipway: the stack is empty')
  const match = navigator.matchOf(entry)
  return {
    path: match?.route.path as Path | undefined,
    url: entry.url,
    params: (match?.params ?? {}) as ParamsOf<Path>,
    query: splitUrl(entry.url).query,
    state: entry.state,
    key: entry.key,
  }
}

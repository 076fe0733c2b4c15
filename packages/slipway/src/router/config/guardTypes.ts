import type { Unsubscribe } from '../../base/emitter.ts'
import type { AuthToken } from '../../base/identity/token.ts'
import type { Store } from '../../base/store.ts'
import type { PageLoader } from '../load/pageLoader.ts'
import type { OpenApi, PageEntry, Snapshot } from '../stack/stack.ts'
import type { StackChange } from '../stack/stackStore.ts'
import type { AnyApp } from './config.ts'
import type { Match } from './routes.ts'
import type { FoundTarget, ResolvedTarget, Target } from './targets.ts'

/** The page to be shown, as passed to a guard. */
export interface GuardRoute {
  /** The page's path as the config writes it, such as `/order/:id`. */
  readonly path: string
  /** Path, query and fragment. */
  readonly url: string
  /** The page's checked parameters. */
  readonly params: object
  /** The decoded login token, with `auth: tokenAuth()` in the app; `undefined` if the user is signed out. */
  readonly token: AuthToken | undefined
  /** The request that `renderApp` renders the page for; `undefined` in a browser and in a build. */
  readonly request?: Request | undefined
}

/**
 * Return value of a guard: `undefined` or `true` lets the page be shown, `false` refuses the page, `redirect(…)` shows another
 * page in its place.
 */
export type GuardAnswer = boolean | undefined | Redirect

/** Another page to show instead. Created by `redirect`. */
export interface Redirect {
  readonly redirect: Target
  /**
   * Opens the page. Part of the value, so that an app without redirects does not contain this code.
   *
   * @param redirects Number of redirects that have led to this page, including this one.
   * @throws {ApiError} `not-found` if there is no such page, `failed` if guards redirect in a circle.
   */
  follow(opener: RedirectOpener, api: OpenApi, redirects: number): Promise<void>
  /**
   * Returns the number of pages that Back closes from a page if the guards of the page below redirect: the first page whose guards
   * do not redirect to the page itself is then shown. `Infinity` for the root page if it is not on the stack; 0 if there is no
   * such page, or while guards are running.
   */
  backSteps(pages: GuardedPages, entry: PageEntry): number
}

/** The functions with which a redirect opens its page. */
export interface RedirectOpener {
  /** Resolves a target; an address is resolved like a link on the shown page. */
  locate(target: Target): ResolvedTarget
  /** Runs the guards of a page, loads it and shows it. Resolves with its key. */
  enter(api: OpenApi, found: FoundTarget, redirects: number): Promise<string>
}

/** The pages of a running app, with what guards and the loaders of data need to know of them. */
export interface GuardedPages {
  /** The app, as it was declared. */
  readonly app: AnyApp
  /** The root page as the target of Back from a single page. It is not on the stack, and its key is empty. */
  readonly home: PageEntry
  /** The stack. The shell renders pages from this store alone. */
  readonly stack: Store<Snapshot>
  readonly loader: PageLoader
  /** The gates of the pages: a page with a gate is hidden. */
  readonly pageGates: PageGates
  /** Adds a listener that is called for each change of the stack, before the screen changes. */
  onChange(listener: (change: StackChange) => void): Unsubscribe
  /** The page and the parameters of an entry; `undefined` for the not-found screen. */
  matchOf(entry: PageEntry): Match | undefined
  /** Resolves a target; an address is resolved like a link on the shown page. Returns a resolved target unchanged. */
  locate(target: Target | ResolvedTarget): ResolvedTarget
  /** Runs the guards of a page, and hides the page until they have a result. */
  checkGuards(entry: PageEntry): void
  /** Whether the guards of a page have begun to run, by the page's key. */
  hasGuardResult(key: string): boolean
}

/** The reason why a page is hidden: its guards have no result yet, or they refuse the page or failed. A page without a gate is shown. */
export type PageGate =
  | { readonly name: 'waiting'; readonly redirect?: undefined }
  | Exclude<GuardResult, { readonly name: 'open' }>

/** The gates of the pages on the stack, by key. */
export interface PageGates {
  /** The store of all gates, for subscriptions. */
  readonly store: Store<ReadonlyMap<string, PageGate>>
  /** Sets the gate of a page, or removes it if `gate` is `undefined`. */
  set(key: string, gate: PageGate | undefined): void
}

/**
 * Decides whether a page may be shown. A guard runs before a page is opened, when the app starts at the page's address, and
 * each time Back or Forward reaches the page. The page is hidden until the guard has returned or resolved.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a guard that returns nothing lets the page be shown.
export type Guard = (to: GuardRoute) => GuardAnswer | void | Promise<GuardAnswer | void>

/** The result of all guards of a page. */
export type GuardResult =
  | { readonly name: 'open'; readonly redirect?: undefined }
  | { readonly name: 'refused'; readonly redirect?: Redirect }
  | { readonly name: 'failed'; readonly redirect?: undefined; readonly error: unknown }

import type { Unsubscribe } from '../../base/emitter.ts'
import type { PageHead } from '../../base/html/pageHead.ts'
import type { AuthToken } from '../../base/identity/token.ts'
import type { MapProvider } from '../../base/map/mapProvider.ts'
import type { Store } from '../../base/store.ts'
import type { History, HistoryFactory } from '../history/history.ts'
import type { Change, Destination, OpenApi, Operation, Snapshot, StackRules } from '../stack/stack.ts'
import type { AppView } from './AppView.ts'
import type { Guard, GuardedPages } from './guardTypes.ts'
import type { KeepAlive, KeepAliveOptions } from './keepAliveTypes.ts'
import type { NavigationBarBaseOptions } from './navigationBarTypes.ts'
import type { NotFoundPage } from './notFoundTypes.ts'
import type { ParamsOutput, ParamsSpec } from './params.ts'
import type { ParentsOf } from './parentTypes.ts'
import type { Match } from './routes.ts'

// Method parameters are compared bivariantly, so that a page with parameters is assignable to the table of all pages.
type TitleOf<Params> = { of(params: Params): string }['of']
type HeadOf<Params> = { of(params: Params): PageHead }['of']

/** A page of the app. */
export interface PageOptions<
  Spec extends ParamsSpec,
  Result = unknown,
  Events extends object = object,
  Under extends string = string,
> {
  /** Imports the page's module; its default export is the page: `() => import('./pages/HomePage')`. */
  readonly load: () => Promise<unknown>
  /**
   * Loads the page's data in parallel with its code: `pageData(() => import('./pages/orderData'))`. The page reads the data
   * with `usePageData`.
   */
  readonly data?: DataSource
  /** Title of the navigation bar and of the document. A function is called again when the language changes. */
  readonly title?: string | TitleOf<ParamsOutput<'', Spec>>
  /** Description, image and rules for search engines and previews of links, in rendered HTML. */
  readonly head?: PageHead | HeadOf<ParamsOutput<'', Spec>>
  /**
   * The page's parameters, in the path and in the query: `{ id: Number, from: optionalParam(String) }`, or a synchronous
   * Standard Schema. Names in the path that are not listed are texts. If an address repeats a key, a list gets all values and
   * any other type the last one; a schema gets the list, and the last value if it refuses the list.
   */
  readonly params?: Spec
  /**
   * Path of this page's parent, as the config writes it: `'/jobs/:id'`. If the app is opened at this page's address, or by
   * `openUrl`, the parent is below this page, and the parent's own parent is below the parent. The parent gets the parameters of
   * this page that have the same names; each parameter that the parent requires must be a parameter of this page.
   */
  readonly under?: Under
  /**
   * The page's navigation bar, or `false` for a page without one. Options that are not set are those of the app's `navigationBar`.
   * @default { type: 'default' }
   */
  readonly navigationBar?: NavigationBarBaseOptions | false
  /**
   * Whether the page opens and closes with a transition. With `fade` the page fades in over the page below, which does not move;
   * then a swipe from the edge does not go back.
   * @default true
   */
  readonly motion?: boolean | 'fade'
  /**
   * The treatment of the page while another page covers it: `live`, `paused`, `pinned` or `none`.
   * @default the app's `keepAlive.default`, which is `live` unless it is set
   */
  readonly keepAlive?: KeepAlive
  /**
   * How the page appears over the page below. With `modalPresentation` it slides in from the bottom with a Close button, and is a card in the
   * middle of a large window. A swipe from the edge does not go back.
   * @default the app's `motion`
   */
  readonly presentation?: Presentation
  /**
   * Maximum width of the app in pixels while this page is shown. In a wider window the app is centred.
   * @default the app's
   */
  readonly maxWidth?: number
  /** Whether the app's top window may be visible while this page is shown. @default true */
  readonly topWindow?: boolean
  /** Whether the app's left window may be visible while this page is shown. @default true */
  readonly leftWindow?: boolean
  /** Whether the app's right window may be visible while this page is shown. @default true */
  readonly rightWindow?: boolean
  /** Whether the app's window at the start side may be visible while this page is shown. @default true */
  readonly startWindow?: boolean
  /** Whether the app's window at the end side may be visible while this page is shown. @default true */
  readonly endWindow?: boolean
  /**
   * Whether the page covers the windows of the app, too, as the viewer of `previewImage` does. They keep their places below it.
   * @default false
   */
  readonly coversWindows?: boolean
  /** The type of the result that the page returns to `openPage`: `resultOf<Address>()`. */
  readonly result?: ResultType<Result>
  /** The types of the events between the page and its opener: `eventsOf<{ picked: Address }>()`. */
  readonly events?: EventsType<Events>
  /** Decides whether this page may be shown, after the app's own guard. */
  readonly guard?: Guard
}

/** A page of the app, as `page` returns it. */
export interface PageConfig<
  Spec extends ParamsSpec = ParamsSpec,
  Result = unknown,
  Events extends object = object,
  Under extends string = string,
> extends PageOptions<Spec, Result, Events, Under> {
  readonly params?: Spec
  readonly result?: ResultType<Result>
  readonly events?: EventsType<Events>
}

/** Carries the type of a page's result, without a value. Created by `resultOf`. */
export interface ResultType<Result> {
  readonly example?: Result
}

/** Declares the type of a page's result: `page({ load, result: resultOf<Address>() })`. */
export function resultOf<Result>(): ResultType<Result> {
  return {}
}

/** Carries the types of a page's events, without a value. Created by `eventsOf`. */
export interface EventsType<Events extends object> {
  readonly example?: Events
}

/** Declares the events between a page and its opener: `page({ load, events: eventsOf<{ picked: Address }>() })`. */
export function eventsOf<Events extends object>(): EventsType<Events> {
  return {}
}

/** The interface between the router and a page's data. Created by `pageData`. */
export interface DataSource {
  /**
   * Loads the data of a page that is about to be opened. Resolves when the data has loaded or failed to load. Rejects only if
   * the code that loads the data cannot be loaded, just as `load` of the page rejects.
   */
  prepare(pages: GuardedPages, match: Match, url: string): Promise<void>
  /** Does the same for a page that may be opened later, if its guards let the page be shown. */
  prefetch(pages: GuardedPages, match: Match, url: string): Promise<void>
}

/** The interface between the router and a tab bar. Created by `tabBar`. */
export interface TabsConfig<Path extends string = string> {
  readonly items: readonly { readonly path: Path }[]
  /** Target of Back on a tab other than the first: the first tab, or out of the app. */
  readonly back: 'first' | 'leave'
  /** The changes of the stack that tabs need. Created by `tabBar`. */
  readonly operations: TabOperations
}

/** The changes of the stack that calls make in an app with a tab bar. */
export type TabOperations = Readonly<Record<'switchTab' | 'reLaunch', Operation>>

/** The interface between the router and the windows around the pages. Created by `windows`. */
export interface SideWindows<Path extends string = string> {
  readonly top?: { readonly minWidth?: number }
  readonly left?: { readonly minWidth?: number; readonly page?: Path }
  readonly right?: { readonly minWidth?: number; readonly page?: Path }
  readonly start?: { readonly minWidth?: number; readonly page?: Path }
  readonly end?: { readonly minWidth?: number; readonly page?: Path }
  /** Returns the change of the stack for a call at this moment; `undefined` for the call's usual change. */
  stepFor(api: OpenApi): ((now: Snapshot, to: Destination, rules: StackRules) => Change) | undefined
}

/** Position of a page: on the screen, off the screen before it opens or after it closes, or under another page. */
export type LayerPosition = 'shown' | 'above' | 'below'

/** Offset and opacity of a page at a position, relative to the shown page. */
export interface LayerOffset {
  /** Towards the end edge, in percent of the width; mirrored in right-to-left pages. @default 0 */
  readonly x?: number
  /** Downwards, in percent of the height. @default 0 */
  readonly y?: number
  /** Opacity from 0 to 1. @default 1 */
  readonly opacity?: number
}

/** A page transition. An app may define its own. Only transform and opacity are animated, because they need no layout. */
export interface MotionLook {
  /** Duration of a full transition, in milliseconds. A transition that starts part of the way takes proportionally less time. */
  readonly durationMs: number
  /** CSS timing function. */
  readonly easing: string
  /** Opacity of the dark mask over a covered page, from 0 to 1. */
  readonly dim: number
  /** Offset of a page before it opens and after it closes. */
  readonly above: LayerOffset
  /** Offset of a page while another page covers it. */
  readonly below: LayerOffset
}

/** The parts of a page's transition that differ from the app's `motion`. `modalPresentation` is one. */
export interface Presentation extends Partial<MotionLook> {
  /** Makes the page modal. Part of `modalPresentation`. */
  readonly modal?: ModalKind
}

/** The code of modal pages. Part of `modalPresentation`, so that apps without modal pages do not contain it. */
export interface ModalKind {
  /** Query of the windows in which a modal page is a card. */
  readonly cardQuery: string
}

/** Lets the user go back with a swipe from the start edge. Created by `edgeSwipe`. */
export interface SwipeBack {
  /** Width of the strip at the start edge of a page in which a swipe may begin, in pixels. */
  readonly width: number
}

/** Options of the theme: colour scheme and contrast. */
export interface ThemeOptions {
  /**
   * `auto` follows the system.
   * @default 'auto'
   */
  readonly mode?: 'auto' | 'light' | 'dark'
  /**
   * `specification` uses exactly the specified colours; `aa` darkens text until it passes WCAG AA. If the system setting for
   * more contrast is on, `aa` is always used.
   * @default 'specification'
   */
  readonly contrast?: 'specification' | 'aa'
}

/** The login token of the user, for guards. Created by `tokenAuth`. */
export interface AuthSource {
  /** The decoded token; `undefined` if the user is signed out. */
  token(): AuthToken | undefined
  /** Adds a listener that is called for each change, including the token's expiry. */
  subscribe(listener: () => void): Unsubscribe
  /** Begins to watch the token. Returns a function that ends this. */
  start(): Unsubscribe
  /** For servers: the store of the token, and a function that returns the valid token of a request. */
  readonly server?: {
    readonly store: Store<AuthToken | undefined>
    read(request: Request): AuthToken | undefined
  }
}

/** A part of the app whose pages are loaded together, with `loadSubPackage`. */
export interface SubPackage {
  /** The beginning of its pages' paths: `/shop` for `/shop` and `/shop/item/:id`. */
  readonly root: string
}

// Method parameters are compared bivariantly: the devtools take the whole navigator, whose interface is on a higher floor.
type StartDevtools = { start(pages: GuardedPages, history: History): Unsubscribe }['start']

/** Config of an app, for `defineApp`. */
export interface AppConfig<
  Pages extends object = Readonly<Record<string, PageConfig>>,
  Tabs extends string = string,
  Held extends string = string,
> {
  /** Each page by its path: `'/order/:id': page({ … })`. */
  readonly pages: Pages
  /**
   * Path of the root page: Back from any other single page leads to it, and so does the link on the not-found screen.
   * @default the page `/`, else the first one
   */
  readonly root?: string
  /**
   * The page for addresses that match no page: `{ load: () => import('./pages/NotFoundPage') }`.
   * @default a message with a link to the root page
   */
  readonly notFound?: NotFoundPage
  /** The tabs: `tabBar({ items: [{ path: '/', text: 'Home' }] })`. */
  readonly tabBar?: TabsConfig<Tabs>
  /**
   * A component that surrounds everything that the app renders: pages, windows, bars and overlays. For providers of other
   * libraries: `({ children }) => <ThemeProvider>{children}</ThemeProvider>`. It may be lazy:
   * `lazy(() => import('./Providers'))`.
   */
  readonly view?: AppView
  /** Parts of the app whose pages can be loaded ahead together: `[{ root: '/shop' }]`. */
  readonly subPackages?: readonly SubPackage[]
  /** Windows above and beside the pages on a wide screen: `windows({ left: { load: () => import('./SideList') } })`. */
  readonly windows?: SideWindows<Held>
  /**
   * The navigation bars of all pages: their colours, type and view. The options that a page sets replace these, one by one, and
   * `navigationBar: false` of a page removes its bar.
   */
  readonly navigationBar?: NavigationBarBaseOptions
  /**
   * Maximum width of the app in pixels. In a wider window the app is centred.
   * @default no maximum
   */
  readonly maxWidth?: number
  /**
   * The kind of history: `hashHistory()`, `memoryHistory()`, or addresses as paths if left out.
   * @default path history
   */
  readonly history?: HistoryFactory
  /**
   * The page transition: `iosLook`, `androidLook`, a look of your own, or `false` for no motion.
   * @default the platform's
   */
  readonly motion?: MotionLook | false
  /** The treatment of covered pages, and the maximum number that keep their elements: `{ default: 'live', limit: 10 }`. */
  readonly keepAlive?: KeepAliveOptions
  /**
   * Lets the user go back with a swipe from the start edge: `edgeSwipe()`.
   * @default only the browser's own swipe
   */
  readonly swipeBack?: SwipeBack | undefined
  /** The login token of the user: `tokenAuth()`. Guards get the token, and run again when it changes. */
  readonly auth?: AuthSource
  /** Decides whether a page may be shown. Runs for each page. */
  readonly guard?: Guard
  /**
   * Adds the devtools in production, too: `devtools()` from `slipway/devtools`.
   * @default in development only
   */
  readonly devtools?: StartDevtools
  /**
   * Group of all values that Slipway stores for the app in the browser, so that apps of one origin do not read each other's
   * values. Set it to the former path if the app moves to another path, and to the same text in apps that share their values.
   * @default the path that the app is served from: `/`, `/shop/`
   */
  readonly storageGroup?: string
  /** Overrides of the specification's constants: `overrideDefaults({ toast: { durationMs: 2_000 } })`. */
  readonly defaults?: () => () => void
  /** The colour scheme and the contrast: `{ mode: 'light' }`. */
  readonly theme?: ThemeOptions
  /**
   * Service for the tiles of maps and for the search for places: `osmTiles()`, `photon({ url })` and others from
   * `slipway/api/map-provider`.
   * @default the atlas in the package, which needs no network
   */
  readonly mapProvider?: MapProvider | undefined
  /** First language of the app if the user has not chosen one: `en`, `es`, `fr`, `zh-Hans` or `zh-Hant`. */
  readonly locale?: string
  /**
   * The app's name, as `getAppBaseInfo` returns it.
   * @default the native shell's, else the document's `<meta name="application-name">`
   */
  readonly name?: string
  /**
   * The app's version, as `getAppBaseInfo` returns it; usually the version in its package.json.
   * @default the native shell's
   */
  readonly version?: string
}

/** Config of an app whose page types are unknown. */
export type AnyApp = AppConfig

/** Declares a page. Returns its argument; the function exists for the types. */
export function page<
  const Spec extends ParamsSpec,
  Result = unknown,
  Events extends object = object,
  const Under extends string = never,
>(
  options: PageOptions<Spec, Result, Events, Under> & { readonly params: Spec },
): PageConfig<Spec, Result, Events, Under>
export function page<Result = unknown, Events extends object = object, const Under extends string = never>(
  options: PageOptions<NoParams, Result, Events, Under> & { readonly params?: never },
): PageConfig<NoParams, Result, Events, Under>
export function page(options: PageConfig): PageConfig {
  return options
}

/** The parameters of a page without `params`. */
// biome-ignore lint/complexity/noBannedTypes: the empty table; the types add the names in the path.
export type NoParams = {}

/**
 * Declares the app: pages, tab bar, history. Mistakes that the types cannot detect are reported by `createApp`, with the
 * corrected form.
 */
export function defineApp<
  const Pages extends Readonly<Record<string, PageConfig>>,
  const Tabs extends keyof Pages & string = never,
  const Held extends keyof Pages & string = never,
>(config: AppConfig<Pages, Tabs, Held> & RootOf<Pages> & { readonly pages: ParentsOf<Pages> }): AppConfig<Pages, Tabs> {
  return config
}

/** The root page must be one of the pages, without parameters in its path. */
interface RootOf<Pages extends object> {
  readonly root?: Exclude<keyof Pages & string, `${string}:${string}`>
}

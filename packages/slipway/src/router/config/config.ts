import type { Unsubscribe } from '../../base/emitter.ts'
import type { Token } from '../../base/identity/token.ts'
import type { Guard } from '../guards/guards.ts'
import type { History, HistoryFactory } from '../history/history.ts'
import type { PageNavigator } from '../navigator.ts'
import type { Change, Destination, Snapshot, StackRules } from '../stack.ts'
import type { ParamsOutput, ParamsSpec } from './params.ts'
import type { Match } from './routes.ts'
import type { OpenApi } from './rules.ts'

/** How the bar at a page's top looks. For buttons, a search field or a picture in it, see `navigationBar`. */
export interface NavigationBarBaseOptions {
  /**
   * `default` stands above the page; `float` lies over it; `transparent` lies over it and fades in as the page scrolls. With
   * `navigationBar` it fades in every browser; without, it stands there at once where the browser cannot tie a look to a scroll.
   * @default 'default'
   */
  readonly type?: 'default' | 'transparent' | 'float'
  /** Any CSS colour. */
  readonly backgroundColor?: string
  /** Colour of title and buttons; any CSS colour. */
  readonly color?: string
  /** A component of your own that draws the head in place of the built-in bar. */
  readonly view?: NavigationBarView
}

/** How a page's navigation bar is at the moment: as the config has it, with what calls such as `setNavigationBarColor` changed. */
export interface NavigationBarState extends NavigationBarBaseOptions {
  /** Whether a spinner stands in the title's place. */
  readonly loading?: boolean
  /** How long a change of colour takes, and how it goes, as CSS: `300ms ease-in`. */
  readonly transition?: string
}

/** What a component that draws a page's navigation bar gets. */
export interface NavigationBarViewProps {
  /** The page's title; empty while a guard keeps the page from the screen. */
  readonly title: string
  /** Whether there is a page to go back to. */
  readonly canGoBack: boolean
  /** Goes back, as the built-in button does. */
  readonly onBack: () => void
  /** The options of `navigationBar` with what calls such as `setNavigationBarColor` changed. */
  readonly options: NavigationBarState
}

// A method's parameter is compared both ways, so that a component that takes some of the props fits as well.
type NavigationBarView = { draw(props: NavigationBarViewProps): unknown }['draw']

// A method's parameter is compared both ways, so that a page with parameters still fits into the table of all pages.
type TitleOf<Params> = { of(params: Params): string }['of']

/**
 * What becomes of a page while another one covers it.
 *
 * - `paused`: it keeps its state and its elements, and its effects are off. Far down it may be dropped, see `keepAlive` of the
 *   app.
 * - `live`: its effects go on, as for a player or a call. It is never dropped.
 * - `none`: it is dropped, and drawn anew when Back leads to it; then its scroll positions, what was typed, and its states of
 *   `usePageState` are there again.
 */
export type KeepAlive = 'paused' | 'live' | 'none'

/** How many covered pages an app keeps. */
export interface KeepAliveOptions {
  /**
   * Most covered pages that keep their elements. Pages below are dropped, and drawn anew when Back leads to them, as with
   * `none`. Pages of the tab bar, pages in windows and live pages stay, and do not count.
   * @default 10
   */
  readonly limit?: number
}

/** A page of the app. */
export interface PageOptions<Spec extends ParamsSpec, Result = unknown, Events extends object = object> {
  /** Imports the page's module; its default export is the page: `() => import('./pages/HomePage')`. */
  readonly load: () => Promise<unknown>
  /**
   * What loads the page's data, beside its code: `pageData(() => import('./pages/orderData'))`. The page has it with
   * `usePageData`.
   */
  readonly data?: DataSource
  /** Title of the head and of the document; a function is asked again when the language changes. */
  readonly title?: string | TitleOf<ParamsOutput<'', Spec>>
  /**
   * The page's parameters, in the path and in the query: `{ id: Number, from: optionalParam(String) }`, or a synchronous
   * Standard Schema. Names in the path that are not listed are texts. If an address repeats a key, a list gets all values and
   * any other type the last one; a schema gets the list, and the last value if it refuses the list.
   */
  readonly params?: Spec
  /** Path of the page that lies under this one when it is opened by its address. */
  readonly under?: string
  /**
   * The page's navigation bar, or `false` for none.
   * @default { type: 'default' }
   */
  readonly navigationBar?: NavigationBarBaseOptions | false
  /**
   * Whether the page comes and goes with a motion; with `fade` it appears over the one below, where nothing moves, and a finger
   * at the edge does not turn it back.
   * @default true
   */
  readonly motion?: boolean | 'fade'
  /**
   * What becomes of the page while another one covers it: `paused`, `live` or `none`.
   * @default 'paused'
   */
  readonly keepAlive?: KeepAlive
  /**
   * How the page lies over the one below: `modal` comes from below and goes down. A finger at the edge does not turn it back.
   * @default as all pages do
   */
  readonly presentation?: Presentation
  /**
   * Width in pixels that the app does not grow beyond while this page is shown; in a wider window it stands in the middle.
   * @default the app's
   */
  readonly maxWidth?: number
  /** Whether the app's window at the top may be there while this page is shown. @default true */
  readonly topWindow?: boolean
  /** Whether the app's window on the left may be there while this page is shown. @default true */
  readonly leftWindow?: boolean
  /** Whether the app's window on the right may be there while this page is shown. @default true */
  readonly rightWindow?: boolean
  /** The type of the page's answer to `openPage`: `resultOf<Address>()`. */
  readonly result?: ResultType<Result>
  /** The types of the events between the page and the one that opens it: `eventsOf<{ picked: Address }>()`. */
  readonly events?: EventsType<Events>
  /** Decides whether this page may be shown, after the app's own guard. */
  readonly guard?: Guard
}

/** A page of the app, as `page` returns it. */
export interface PageConfig<Spec extends ParamsSpec = ParamsSpec, Result = unknown, Events extends object = object>
  extends PageOptions<Spec, Result, Events> {
  readonly params?: Spec
  readonly result?: ResultType<Result>
  readonly events?: EventsType<Events>
}

/** Carries the type of a page's answer, and nothing else. Made by `resultOf`. */
export interface ResultType<Result> {
  readonly example?: Result
}

/** Names the type of a page's answer: `page({ load, result: resultOf<Address>() })`. */
export function resultOf<Result>(): ResultType<Result> {
  return {}
}

/** Carries the types of a page's events, and nothing else. Made by `eventsOf`. */
export interface EventsType<Events extends object> {
  readonly example?: Events
}

/** Names the events between a page and the one that opens it: `page({ load, events: eventsOf<{ picked: Address }>() })`. */
export function eventsOf<Events extends object>(): EventsType<Events> {
  return {}
}

/** What the router needs to know of a page's data; `pageData` makes it. */
export interface DataSource {
  /**
   * Loads the data of a page that is about to be opened. Settles when it is there, or will not come; rejects where the code
   * that loads it cannot be loaded, as the page's own does.
   */
  prepare(pages: PageNavigator, match: Match, url: string): Promise<void>
  /** Does the same for a page that might be opened, after its guards. */
  prefetch(pages: PageNavigator, match: Match, url: string): Promise<void>
}

/** What the router needs to know of a tab bar; `tabBar` makes it. */
export interface TabsConfig<Path extends string = string> {
  readonly items: readonly { readonly path: Path }[]
  /** Where Back leads from a tab that is not the first. */
  readonly back: 'first' | 'leave'
}

/** What the router needs to know of windows beside the pages; `windows` makes it. */
export interface SideWindows<Path extends string = string> {
  readonly top?: { readonly minWidth?: number }
  readonly left?: { readonly minWidth?: number; readonly page?: Path }
  readonly right?: { readonly minWidth?: number; readonly page?: Path }
  /** How a call made at this moment changes the stack, where that is not as usual. */
  stepFor(api: OpenApi): ((now: Snapshot, to: Destination, rules: StackRules) => Change) | undefined
}

/** Where a page can be: on the screen, gone beyond it, or under another page. */
export type Pose = 'shown' | 'above' | 'below'

/** How far a pose is from being shown. */
export interface PoseShift {
  /** Towards the end edge, in percent of the width; mirrored in right-to-left pages. @default 0 */
  readonly x?: number
  /** Downwards, in percent of the height. @default 0 */
  readonly y?: number
  /** From 0 to 1. @default 1 */
  readonly opacity?: number
}

/** How pages come and go. An app may bring its own. Only transform and opacity belong here: they need no layout. */
export interface MotionLook {
  /** Time that the whole way takes, in milliseconds; a motion that begins on the way takes as much less. */
  readonly durationMs: number
  /** CSS timing function. */
  readonly easing: string
  /** How dark a covered page gets, from 0 to 1. */
  readonly dim: number
  /** Where a page comes from and goes to. */
  readonly above: PoseShift
  /** Where a page is while another one covers it. */
  readonly below: PoseShift
}

/** How a page lies over the one below, as far as that is not how the app's pages do it. `modal` is one. */
export type Presentation = Partial<MotionLook>

/** What lets a finger turn pages back; `edgeSwipe` makes it. */
export interface SwipeBack {
  /** Width of the strip at the start edge of a page in which a finger may begin, in pixels. */
  readonly width: number
}

/** Colours, contrast and scheme. */
export interface ThemeOptions {
  /**
   * `auto` follows the system.
   * @default 'auto'
   */
  readonly mode?: 'auto' | 'light' | 'dark'
  /**
   * `specification` keeps the specified colours to the letter; `aa` darkens text until it passes WCAG AA. Systems that ask
   * for more contrast get `aa` in any case.
   * @default 'specification'
   */
  readonly contrast?: 'specification' | 'aa'
}

/** Who the user is, for guards. `tokenAuth` makes one. */
export interface AuthSource {
  /** The decoded token; `undefined` when nobody is signed in. */
  token(): Token | undefined
  /** Hears each change, an expiry too. */
  subscribe(listener: () => void): Unsubscribe
  /** Begins to watch; returns what ends it. */
  start(): Unsubscribe
}

/** A part of the app whose pages are loaded together, with `loadSubPackage`. */
export interface SubPackage {
  /** The beginning of its pages' paths: `/shop` for `/shop` and `/shop/item/:id`. */
  readonly root: string
}

/** The app, as `defineApp` takes it. */
export interface AppConfig<
  Pages extends object = Readonly<Record<string, PageConfig>>,
  Tabs extends string = string,
  Held extends string = string,
> {
  /** Each page by its path: `'/order/:id': page({ … })`. */
  readonly pages: Pages
  readonly tabBar?: TabsConfig<Tabs>
  /** Parts of the app whose pages can be loaded ahead together: `[{ root: '/shop' }]`. */
  readonly subPackages?: readonly SubPackage[]
  /** What stands above and beside the pages on a wide screen: `windows({ left: { load: () => import('./SideList') } })`. */
  readonly windows?: SideWindows<Held>
  /**
   * Width in pixels that the app does not grow beyond; in a wider window it stands in the middle.
   * @default none
   */
  readonly maxWidth?: number
  /**
   * Where addresses live: `hashHistory()`, `memoryHistory()`, or paths when left out.
   * @default path history
   */
  readonly history?: HistoryFactory
  /**
   * How pages come and go: `iosLook`, `androidLook`, a look of your own, or `false` for no motion.
   * @default the platform's
   */
  readonly motion?: MotionLook | false
  /** How many covered pages keep their elements: `{ limit: 10 }`. */
  readonly keepAlive?: KeepAliveOptions
  /**
   * Lets a finger at the start edge turn the page back: `edgeSwipe()`.
   * @default no swipe but the browser's own
   */
  readonly swipeBack?: SwipeBack | undefined
  /** Who the user is: `tokenAuth()`. Guards get the token, and are asked again when it changes. */
  readonly auth?: AuthSource
  /** Decides whether a page may be shown; asked for each one. */
  readonly guard?: Guard
  /**
   * Offers the devtools in production, too: `devtools()` of `slipway/devtools`.
   * @default in development only
   */
  readonly devtools?: (pages: PageNavigator, history: History) => Unsubscribe
  /**
   * Group of everything that Slipway stores for the app in the browser, so that apps of one origin do not see each other's
   * values. Set it to the former path if the app moves to another one, and to the same text in apps that share their values.
   * @default the path that the app is served from: `/`, `/shop/`
   */
  readonly storageGroup?: string
  /** Overrides of the specification's constants: `overrideDefaults({ toast: { durationMs: 2_000 } })`. */
  readonly defaults?: () => () => void
  readonly theme?: ThemeOptions
  /** Language to start in when the user has chosen none: `en`, `es`, `fr`, `zh-Hans` or `zh-Hant`. */
  readonly locale?: string
  /**
   * The app's name, as `getAppBaseInfo` tells it.
   * @default the native shell's, else the document's `<meta name="application-name">`
   */
  readonly name?: string
  /**
   * The app's version, as `getAppBaseInfo` tells it; often that of its package.json.
   * @default the native shell's
   */
  readonly version?: string
}

/** An app whose types are not known. */
export type AnyApp = AppConfig

/** Declares a page. It changes nothing and exists for its types. */
export function page<const Spec extends ParamsSpec, Result = unknown, Events extends object = object>(
  options: PageOptions<Spec, Result, Events> & { readonly params: Spec },
): PageConfig<Spec, Result, Events>
export function page<Result = unknown, Events extends object = object>(
  options: PageOptions<NoParams, Result, Events> & { readonly params?: never },
): PageConfig<NoParams, Result, Events>
export function page(options: PageConfig): PageConfig {
  return options
}

/** The parameters of a page that lists none. */
// biome-ignore lint/complexity/noBannedTypes: the empty table, to which names in the path are added.
export type NoParams = {}

/**
 * Declares the app: pages, tab bar, history. Mistakes that types cannot see are reported by `createApp`, with the
 * corrected form.
 */
export function defineApp<
  const Pages extends Readonly<Record<string, PageConfig>>,
  const Tabs extends keyof Pages & string = never,
  const Held extends keyof Pages & string = never,
>(config: AppConfig<Pages, Tabs, Held>): AppConfig<Pages, Tabs> {
  return config
}

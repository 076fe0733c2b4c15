import type { Unsubscribe } from '../base/emitter.ts'
import type { Store } from '../base/store.ts'
import type { BackPress, BackSource } from './backPress.ts'
import type { AnyApp } from './config/config.ts'
import type { Match, Route, RouteTable } from './config/routes.ts'
import type { OpenApi } from './config/rules.ts'
import type { Place, Target } from './config/targets.ts'
import type { PageGates } from './guards/pageGates.ts'
import type { PageLoader } from './load/pageLoader.ts'
import type { Change, closeOverlayEntries, Destination, PageEntry, Snapshot, StackRules } from './stack.ts'

/** The reason why an overlay was closed: by Back, by a change of the pages, or by its own code. */
export type OverlayEnd = 'back' | 'navigation' | 'closed'

/** A change of the stack. */
export interface StackChange {
  readonly before: Snapshot
  readonly after: Snapshot
}

/** A page that cannot be opened now. `hasThrown`: because its guard has thrown an error. */
export type Refused = readonly [route: Route, url: string, hasThrown: boolean]

/** A change of the stack that opens a page. */
export type Operation = (now: Snapshot, to: Destination, rules: StackRules) => Change

/** The only stateful object of the router. A call passes rules, guards, stack and history in this order, then the listeners. */
export interface PageNavigator {
  /** The app, as it was declared. */
  readonly app: AnyApp
  readonly routes: RouteTable
  readonly loader: PageLoader
  /** The page that the document was opened with. */
  readonly entry: PageEntry
  /** The root page as the target of Back from a single page. It is not on the stack, and its key is empty. */
  readonly home: PageEntry
  /** The stack. The shell renders pages from this store alone. */
  readonly stack: Store<Snapshot>
  /** Keys of the mounted pages: the pages that were on top, except those dropped since. The shell renders these pages. */
  readonly mounted: Store<ReadonlySet<string>>
  /** Adds a listener that is called for each change of the stack, before the screen changes. */
  onChange(listener: (change: StackChange) => void): Unsubscribe
  /**
   * Key of the shown page once its content is on the screen. `''` while no page has its content on the screen, `undefined` before
   * the first one. For a moment also the key of a covered page whose content appears.
   */
  readonly painted: Store<string | undefined>
  /** Whether the app is in the foreground. */
  readonly visible: Store<boolean>
  /** The gates of the pages: a page with a gate is hidden. */
  readonly pageGates: PageGates
  /** The Back listeners; `undefined` until a page adds the first one. */
  backPress?: BackPress | undefined
  /** The page and the parameters of an entry; `undefined` for the not-found screen. */
  matchOf(entry: PageEntry): Match | undefined
  /** The address of a target as a link's `href`; `undefined` if the target cannot be opened. */
  hrefOf(target: Target | Place): string | undefined
  /** Resolves a target; an address is resolved like a link on the shown page. Returns a place unchanged. */
  locate(target: Target | Place): Place
  /** Opens a page. Resolves with its key once it is shown. Rejects with an `ApiError` if nothing has changed. */
  open(api: OpenApi, target: Target | Place, state?: unknown): Promise<string>
  /**
   * Called if a page cannot be opened now. Returns `true` to open the page all the same, because a reload will load its missing
   * code. `undefined` before the first page is shown: then the page is not opened.
   */
  recover?: ((...page: Refused) => boolean) | undefined
  /**
   * Closes the topmost overlay, else removes pages from the top. If only one page is left, opens the root page (specification,
   * section 2).
   */
  back(delta: number, from?: BackSource): Promise<void>
  /**
   * Makes a change of the stack after all earlier changes are done. `make` receives the function that closes overlays, because
   * an import would add this function to the code of each overlay.
   */
  change(make: (now: Snapshot, close: typeof closeOverlayEntries) => Change | false): Promise<void>
  /** Returns a key or an id that was never used before. */
  readonly nextId: () => string
  /** The functions to call when an overlay is closed, by the overlay's id. */
  readonly overlayEnds: Map<string, (end: OverlayEnd) => void>
  /** Runs the guards of all pages again. The shown page is hidden until its guards have a result. */
  recheck(): void
  /** Runs the guards of a page, and hides the page until they have a result. */
  checkGuards(entry: PageEntry): void
  /** Resolves when all changes requested until now are done, and the history has followed the stack. */
  settled(): Promise<void>
  /** Whether the browser has shown its own transition for the last change. */
  movedByBrowser?: boolean
  /** Scrolls the shown page to the element with this id; to the top for `''`. `undefined` until the code for this is loaded. */
  showPart?: ((part: string) => Promise<void>) | undefined
  /** Marks an entry's page as shown on the screen. The shell calls this after each commit. */
  shown(key: string): void
  /** Stops listening to the history. */
  stop(): void
}

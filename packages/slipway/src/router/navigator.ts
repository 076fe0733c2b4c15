import type { Unsubscribe } from '../base/emitter.ts'
import type { Store } from '../base/store.ts'
import type { BackPress, BackSource } from './backPress.ts'
import type { AnyApp } from './config/config.ts'
import type { Match, Route, RouteTable } from './config/routes.ts'
import type { OpenApi } from './config/rules.ts'
import type { Place, Target } from './config/targets.ts'
import type { PageGates } from './guards/pageGates.ts'
import type { PageLoader } from './load/pageLoader.ts'
import type { Change, closeOverlayEntries, PageEntry, Snapshot } from './stack.ts'

/** How an overlay went: by Back, because the pages changed, or because it was closed by its own means. */
export type OverlayEntryEnd = 'back' | 'navigation' | 'closed'

/** A change of the stack. */
export interface StackChange {
  readonly before: Snapshot
  readonly after: Snapshot
}

/** A page that cannot be opened now, and whether because its guard has thrown. */
export type Refused = readonly [route: Route, url: string, hasThrown: boolean]

/** The one stateful object of the router: rules, then guards, then stack, then history, then whoever watches. */
export interface PageNavigator {
  /** The app, as it was declared. */
  readonly app: AnyApp
  readonly routes: RouteTable
  readonly loader: PageLoader
  /** The page that the document was opened with. */
  readonly entry: PageEntry
  /** The stack. Its pages are drawn from it and from nothing else. */
  readonly stack: Store<Snapshot>
  /** The pages that have elements, by key: those that were on top, but for those dropped since. The shell draws these. */
  readonly mounted: Store<ReadonlySet<string>>
  /** Hears of each change before the screen does. */
  onChange(listener: (change: StackChange) => void): Unsubscribe
  /**
   * The page shown, by key, once it has its content on the screen; `''` while none has, `undefined` before the first one. Tells
   * for a moment of others that come to be seen, too.
   */
  readonly painted: Store<string | undefined>
  /** Whether the app is on the screen, and not in the background. */
  readonly visible: Store<boolean>
  /** Which pages are kept from the screen. */
  readonly pageGates: PageGates
  /** Who keeps pages from being left by Back; nobody before the first page that wants to be asked. */
  backPress?: BackPress | undefined
  /** The page and the parameters of an entry; `undefined` shows the not-found screen. */
  matchOf(entry: PageEntry): Match | undefined
  /** The address of a target as a link's `href`; `undefined` if the target cannot be opened. */
  hrefOf(target: Target | Place): string | undefined
  /** Resolves a target, an address as a link on the page shown. Returns a place as it is. */
  locate(target: Target | Place): Place
  /** Opens a page. Resolves with its key once it is shown; rejects with an `ApiError`, and then nothing has changed. */
  open(api: OpenApi, target: Target | Place, state?: unknown): Promise<string>
  /**
   * Asked where a page cannot be opened now: whether it is opened all the same, as a reload will bring what was lost of its
   * code. Nobody before the first page is there; then it is not opened.
   */
  recover?: ((...page: Refused) => boolean) | undefined
  /**
   * Closes the topmost overlay, else takes pages from the top. With one page left it leads to the root page (specification,
   * section 2).
   */
  back(delta: number, from?: BackSource): Promise<void>
  /**
   * Makes a change of the stack, once all changes before it are done. `make` gets the function that closes overlays, because
   * its own import would add it to each overlay.
   */
  change(make: (now: Snapshot, close: typeof closeOverlayEntries) => Change | false): Promise<void>
  /** A key or an id that was never used before. */
  readonly nextId: () => string
  /** The functions to call when an overlay ends, by the overlay's id. */
  readonly overlayEntryEnds: Map<string, (end: OverlayEntryEnd) => void>
  /** Asks the guards of all pages again: the shown one is hidden until they have answered. */
  recheck(): void
  /** Asks the guards of a page, and keeps it from the screen until they have answered. */
  checkGuards(entry: PageEntry): void
  /** Resolves when all that was asked for so far is done, and the history has followed the stack. */
  settled(): Promise<void>
  /** Whether the browser has shown a motion of its own for the last change. */
  movedByBrowser?: boolean
  /** Scrolls the page shown to a part, by the part's id; to the top for `''`. `undefined` until its code is loaded. */
  showPart?: ((part: string) => void) | undefined
  /** Tells that an entry's page is on the screen. The shell calls it after each commit. */
  shown(key: string): void
  /** Stops listening to the history. */
  stop(): void
}

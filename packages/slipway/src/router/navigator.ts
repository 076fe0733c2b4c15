import type { Store } from '../base/store.ts'
import type { GuardedPages } from './config/guardTypes.ts'
import type { RouteTable } from './config/routes.ts'
import type { ResolvedTarget, Target } from './config/targets.ts'
import type { StackHistory } from './history/stackHistory.ts'
import type { LateParts } from './opening/lateParts.ts'
import type { Leaver } from './opening/leaver.ts'
import type { Opener } from './opening/opener.ts'
import type { Change, closeOverlayEntries, PageEntry, Snapshot } from './stack/stack.ts'
import type { StackStore } from './stack/stackStore.ts'

/**
 * The navigator of an app: the highest floor of the router. A call passes rules, guards, stack and history in this order, then the
 * listeners.
 */
export interface PageNavigator
  extends GuardedPages,
    LateParts,
    Pick<StackStore, 'newest' | 'mounted' | 'overlayEnds'>,
    Pick<Opener, 'open'>,
    Pick<Leaver, 'back'> {
  readonly routes: RouteTable
  /** The page that the document was opened with. */
  readonly entry: PageEntry
  /**
   * Key of the shown page once its content is on the screen. `''` while no page has its content on the screen, `undefined` before
   * the first one. For a moment also the key of a covered page whose content appears.
   */
  readonly painted: Store<string | undefined>
  /** Whether the app is in the foreground. */
  readonly visible: Store<boolean>
  /** The address of a target as a link's `href`; `undefined` if the target cannot be opened. */
  hrefOf(target: Target | ResolvedTarget): string | undefined
  /**
   * Makes a change of the stack after all earlier changes are done. `make` receives the function that closes overlays, because
   * an import would add this function to the code of each overlay.
   */
  change(make: (now: Snapshot, close: typeof closeOverlayEntries) => Change | false): Promise<void>
  /** Returns a key or an id that was never used before. */
  readonly nextId: () => string
  /** Runs the guards of all pages again. The shown page is hidden until its guards have a result. */
  rerunGuards(): void
  /** Resolves when all changes requested until now are done, and the history has followed the stack. */
  settled(): Promise<void>
  /** Marks an entry's page as shown on the screen. The shell calls this after each commit. */
  shown(key: string): void
  /** The history, for the code of frames, which add entries of their own to it. */
  readonly stackHistory: StackHistory
  /** Stops listening to the history. */
  stop(): void
}

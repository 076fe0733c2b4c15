import type { Route } from '../config/routes.ts'
import type { BackPress } from './backPress.ts'

/** A page that cannot be opened now. `hasThrown`: because its guard has thrown an error. */
export type Refused = readonly [route: Route, url: string, hasThrown: boolean]

/** Parts of the navigator that other code adds, so that an app which does not need them does not load that code at its start. */
export interface LateParts {
  /** The Back listeners; `undefined` until a page adds the first one. */
  backPress?: BackPress | undefined
  /**
   * Called if a page cannot be opened now. Returns `true` to open the page all the same, because a reload will load its missing
   * code. `undefined` before the first page is shown: then the page is not opened.
   */
  recover?: ((...page: Refused) => boolean) | undefined
  /** Scrolls the shown page to the element with this id; to the top for `''`. `undefined` until the code for this is loaded. */
  showPart?: ((part: string) => Promise<void>) | undefined
}

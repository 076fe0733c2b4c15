/**
 * The treatment of a page while another page covers it.
 *
 * - `live`: the page keeps its state, its elements and their layout, and its effects continue. A page deep in the stack may be
 *   dropped, see `keepAlive` of the app.
 * - `paused`: the page keeps its state and its elements. Its effects are cleaned up, and run again when it is shown. It may be
 *   dropped like a live page.
 * - `pinned`: like `live`, and the page is never dropped. For a player or a phone call.
 * - `none`: the page is dropped, and rendered again when Back leads to it. Its scroll positions, the text that the user typed
 *   and its states of `usePageState` are then restored.
 */
export type KeepAlive = 'live' | 'paused' | 'pinned' | 'none'

/** The treatment of covered pages in the whole app. */
export interface KeepAliveOptions {
  /**
   * The treatment of pages that do not set `keepAlive` themselves.
   * @default 'live'
   */
  readonly default?: KeepAlive
  /**
   * Maximum number of covered pages that keep their elements. Pages below are dropped, and rendered again when Back leads to
   * them, as with `none`. Pages of the tab bar, pages in windows and pinned pages always remain, and do not count.
   * @default 10
   */
  readonly limit?: number
}

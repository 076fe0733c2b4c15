/** The pull-down refresh of a page, for the API functions. */
export interface PageRefresh {
  /** Starts a refresh. Returns `false` if one is already running. */
  start(): boolean
  /** Ends the running refresh. */
  stop(): void
}

/** The refreshes of the pages on the screen, by the page's key. */
export const pageRefreshes = new Map<string, PageRefresh>()

/** The listeners of `usePullDownRefresh`, by the page's key. */
export const refreshListeners = new Map<string, Set<() => unknown>>()

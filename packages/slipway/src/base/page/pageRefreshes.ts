/** The pull-down refresh of a page, as the API sees it. */
export interface PageRefresh {
  /** Begins to refresh; `false` when it is under way already. */
  start(): boolean
  /** Ends what is under way. */
  stop(): void
}

/** The refreshes of the pages that are on the screen, by the page's key. */
export const pageRefreshes = new Map<string, PageRefresh>()

/** The state that a server has rendered a page from. The HTML contains it as JSON, for the browser. */
export interface HtmlFacts {
  /** Path and query of the page. */
  readonly url: string
  /** Number of pages on the stack. */
  readonly depth: number
  /** Language of the texts, and direction of the document. */
  readonly locale: string
  readonly dir: string
  /** The time of the rendering, in milliseconds since 1970. */
  readonly timeMs: number
  /** The page's data; absent if the page has none. */
  readonly data?: unknown
  /** Whether the data may be old, because the HTML was rendered by a build. */
  readonly isOld?: boolean
}

/** The `id` of the script element that contains the facts. */
export const htmlFactsId = 'sw-html'

/** Prefix of the ids in the HTML for wide screens, because the document contains the HTML for each width. */
export const prefixOf = (minWidthPx: number): string => (minWidthPx === 0 ? '' : `w${minWidthPx}-`)

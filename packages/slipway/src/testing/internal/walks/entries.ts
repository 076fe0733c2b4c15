/** A page, and the state that the user has left on it. */
export interface Page {
  readonly url: string
  /** Id of the part that the page's address names; `''` if it names none. */
  part: string
  /** Number of overlays that the page's state keeps open, now or when the page is shown again. */
  open: number
  /** Scroll offset of the body, in pixels. */
  scroll: number
  /** Scroll offset of the list in the page, in pixels. */
  shelf: number
  /** Text of the page's field. */
  text: string
  /** Counter in the page state. */
  count: number
  /** Counter in the React state. */
  taps: number
  /** Whether the model can predict all these values. */
  isKnown: boolean
}

/** All entries that result from opening the app once by an address. */
export interface Visit {
  /** Position of the first entry. */
  readonly base: number
  /** Identifies the browser's document. Visits share one if the app started again on an entry that has no stack. */
  readonly document: object
  /** The mounted tab pages, by address. */
  readonly tabs: Map<string, Page>
  /** Position of the entry from which the user went to another document. */
  left: number
}

/** An entry that the app has made. */
export interface Entry {
  /** Pages, the bottom page first. */
  readonly pages: readonly Page[]
  /** Number of overlays open over the top page. */
  readonly overlays: number
  readonly visit: Visit
  /** Id of the part that the entry's address names. */
  part: string
  /** Whether its pages were dropped. */
  dead: boolean
  /** Whether another script has removed the state of the entry. */
  wiped: boolean
}

/** An entry that another script or a link to a part of the page has made. The app shows what the entry below it shows. */
export interface ForeignEntry {
  /** A script may give the entry no state, as the browser does for an address that the user types after the hash. */
  readonly madeBy: 'script' | 'script without state' | 'link'
  /** Address that the entry has, without the part. */
  readonly url: string
  /** Id of the part that the address names; `''` if it names none. */
  readonly part: string
  readonly visit: Visit
}

/** An entry of another site. */
export const elsewhere = 'elsewhere'

/** Configuration of the app under test. */
export interface AppFacts {
  /** Returns the address of the parent of a page, which is below it if the app is opened at its address. */
  readonly under: (url: string) => string | undefined
  /** Whether overlays open again together with their page, because the page's state keeps them open. */
  readonly owners: boolean
}

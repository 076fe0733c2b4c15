/** A page, and what its user has left on it. */
export interface Page {
  readonly url: string
  /** How many overlays its owner holds open, above it or as soon as it is shown again. */
  open: number
  /** Where its body is scrolled to, in pixels. */
  scroll: number
  /** Where the list in it is scrolled to, in pixels. */
  shelf: number
  /** What stands in its field. */
  text: string
  /** What its page state counts. */
  count: number
  /** What its React state counts. */
  taps: number
  /** Whether all that is known. */
  isKnown: boolean
}

/** The entries that follow from opening the app by an address once. */
export interface Visit {
  /** Position of the first. */
  readonly base: number
  /** Identifies the browser's document. Visits share one if the app started again on an entry that has no stack. */
  readonly document: object
  /** The tab pages that live, by address. */
  readonly tabs: Map<string, Page>
  /** Position of the entry from which the user went to another document. */
  left: number
}

/** An entry that the app has made. */
export interface Entry {
  /** Bottom first. */
  readonly pages: readonly Page[]
  /** Number of overlays open over the top page. */
  readonly overlays: number
  readonly visit: Visit
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

/** What stands for an entry of another site. */
export const elsewhere = 'elsewhere'

/** What the app itself says of its pages. */
export interface AppFacts {
  /** The page below one that is opened by its address. */
  readonly under: (url: string) => string | undefined
  /** Whether overlays come back with their page, as owners hold them open. */
  readonly owners: boolean
}

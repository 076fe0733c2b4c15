import type { Move, Opening } from './moves.ts'

/*
 * A browser's history and the app in it, in the plainest words: a list of entries, each with the pages it shows. It knows
 * nothing of lines and snapshots, and nothing of how the app comes to show what it shows.
 */

/** The tabs of the app that walks go through; Back leads from the others to the first. */
export const tabs: readonly string[] = ['/', '/b', '/c']

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
interface Visit {
  /** Position of the first. */
  readonly base: number
  /** The tab pages that live, by address. */
  readonly tabs: Map<string, Page>
  /** Position of the entry from which the user went to another document. */
  left: number
}

/** An entry of the history. */
export interface Entry {
  /** Bottom first. */
  readonly pages: readonly Page[]
  /** Number of overlays open over the top page. */
  readonly overlays: number
  readonly visit: Visit
  /** Whether its pages were dropped. */
  dead: boolean
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

function newPage(url: string): Page {
  return { url, open: 0, scroll: 0, shelf: 0, text: '', count: 0, taps: 0, isKnown: true }
}

/** What lives as long as a page's elements is gone with them. */
function loseElements(page: Page): void {
  page.open = 0
  page.taps = 0
}

export class WalkModel {
  entries: (Entry | typeof elsewhere)[] = []
  position = -1
  readonly #facts: AppFacts

  constructor(url: string | undefined, facts: AppFacts = { under: () => undefined, owners: false }) {
    this.#facts = facts
    if (url !== undefined) this.enter(url)
  }

  /** The entry shown, which must be one of the app. */
  get now(): Entry {
    const entry = this.entries[this.position]
    if (!entry || entry === elsewhere) throw new Error('not in the app')
    return entry
  }

  get isElsewhere(): boolean {
    return this.entries[this.position] === elsewhere
  }

  get top(): Page {
    const page = this.now.pages.at(-1)
    if (!page) throw new Error('no page')
    return page
  }

  get urls(): string[] {
    return this.now.pages.map(({ url }) => url)
  }

  /** All pages that live: shown, covered, and kept tabs. */
  get living(): readonly Page[] {
    return [...new Set([...this.now.visit.tabs.values(), ...this.now.pages])]
  }

  /** What a move does within one document; a reload makes a new one of it. */
  follow(move: Move): void {
    if (move.do === 'overlay') this.openOverlay()
    else if (move.do === 'close') this.closeOverlays(1)
    else if (move.do === 'back') this.back(move.delta)
    else if (move.do === 'travel') this.travel(move.delta)
    else if (move.do === 'reload') this.arrive(this.position)
    else this.open(move.do, move.url)
  }

  /** A call of the app opens a page. */
  open(how: Opening, url: string): void {
    this.#inApp(() => {
      this.#closeOverlays(this.now.overlays)
      if (how === 'tab' && this.urls.length === 1 && this.urls[0] === url) return
      const { pages, visit } = this.now
      if (how === 'push') this.#add([...pages, newPage(url)])
      else if (how === 'replace') {
        visit.tabs.delete(this.top.url)
        this.#put([...pages.slice(0, -1), newPage(url)])
      } else this.#startOver(url, how)
    })
  }

  /** `navigateBack`: an overlay first, then pages, then the root page. */
  back(delta: number): void {
    this.#inApp(() => {
      if (this.now.overlays > 0) this.#closeOverlays(1)
      else if (this.urls.length > 1) this.position -= Math.min(delta, this.urls.length - 1)
      else if (this.urls[0] !== '/') this.#startOver('/', 'tab')
    })
  }

  openOverlay(): void {
    this.#add(this.now.pages, this.now.overlays + 1)
    this.top.open = this.now.overlays
  }

  closeOverlays(count: number): void {
    this.#inApp(() => this.#closeOverlays(count))
  }

  /** Where the user comes by a number of entries: nowhere when there is no such entry, or when it shows what is gone. */
  destination(delta: number): number {
    const target = this.entries[this.position + delta]
    if (!target) return this.position
    if (target === elsewhere || this.isElsewhere || target.visit !== this.now.visit) return this.position + delta
    return target.dead || (delta > 0 && target.overlays > 0) ? this.position : this.position + delta
  }

  /** The user moves within one document. */
  travel(delta: number): void {
    this.#inApp(() => {
      this.position = this.destination(delta)
    })
  }

  /** The user comes from another document, or reloads this one: `isKept` tells that it was in the browser's cache of pages. */
  arrive(position: number, isKept = false): void {
    if (!this.isElsewhere) this.now.visit.left = this.position
    this.position = position
    if (this.isElsewhere || isKept) return
    // A jump to another entry than the one that was left: it does not know what was done since.
    if (position !== this.now.visit.left) for (const page of this.now.visit.tabs.values()) page.isKnown = false
    for (const page of this.#pagesOf(this.now.visit)) loseElements(page)
    this.#closeOverlays(this.now.overlays)
  }

  /** The user opens the app by an address, in a document of its own. */
  enter(url: string): void {
    if (this.position >= 0 && !this.isElsewhere) this.now.visit.left = this.position
    const parent = this.#facts.under(url)
    const visit: Visit = { base: this.position + 1, tabs: new Map(), left: 0 }
    const under = parent === undefined || parent === url ? [] : [newPage(parent)]
    const pages = [...under, newPage(url)]
    for (const page of pages) if (tabs.includes(page.url)) visit.tabs.set(page.url, page)
    if (under.length > 0) this.#add(under, 0, visit)
    this.#add(pages, 0, visit)
  }

  /** The user opens another site. */
  leave(): void {
    if (this.position >= 0 && !this.isElsewhere) this.now.visit.left = this.position
    this.entries = [...this.entries.slice(0, ++this.position), elsewhere]
  }

  /** Something happens in one document; overlays that a page's owner holds open come with the page. */
  #inApp(work: () => void): void {
    const before = this.top
    work()
    if (this.isElsewhere) return
    if (this.top === before || !this.#facts.owners) this.top.open = this.now.overlays
    while (this.top.open > this.now.overlays) this.#add(this.now.pages, this.now.overlays + 1)
    // Elements go with their page; it gets new ones when Forward brings it back.
    const living = new Set(this.living)
    for (const page of this.#pagesOf(this.now.visit)) if (!living.has(page)) loseElements(page)
  }

  /** One page, or a tab over the first one; nothing of before can be reached. */
  #startOver(url: string, how: 'relaunch' | 'tab'): void {
    const { visit } = this.now
    if (how === 'relaunch') visit.tabs.clear()
    this.position = visit.base
    const page = this.#tabPage(url) ?? newPage(url)
    const isOtherTab = tabs.indexOf(url) > 0
    this.#put([isOtherTab ? (this.#tabPage('/') ?? newPage('/')) : page])
    if (isOtherTab) this.#add([page])
  }

  /** The page of a tab: the one that lives, or a new one. */
  #tabPage(url: string): Page | undefined {
    if (!tabs.includes(url)) return undefined
    const { visit } = this.now
    const page = visit.tabs.get(url) ?? newPage(url)
    visit.tabs.set(url, page)
    return page
  }

  #closeOverlays(count: number): void {
    this.position -= Math.min(count, this.now.overlays)
  }

  #add(pages: readonly Page[], overlays = 0, visit = this.now.visit): void {
    this.entries = [...this.entries.slice(0, ++this.position), { pages, overlays, visit, dead: false }]
  }

  /** Another page in this entry: what lay ahead showed the one that was here. */
  #put(pages: readonly Page[]): void {
    const { visit } = this.now
    for (const entry of this.entries.slice(this.position)) {
      if (entry !== elsewhere && entry.visit === visit) entry.dead = true
    }
    this.entries[this.position] = { pages, overlays: 0, visit, dead: false }
  }

  #pagesOf(visit: Visit): Set<Page> {
    const own = this.entries.filter((entry) => entry !== elsewhere && entry.visit === visit)
    return new Set([...visit.tabs.values(), ...own.flatMap(pagesOf)])
  }
}

function pagesOf(entry: Entry | typeof elsewhere): readonly Page[] {
  return entry === elsewhere ? [] : entry.pages
}

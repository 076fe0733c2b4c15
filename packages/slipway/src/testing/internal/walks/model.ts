import { type AppFacts, type Entry, elsewhere, type ForeignEntry, type Page, type Visit } from './entries.ts'
import type { Move, Opening } from './moves.ts'

/*
 * A simple model of a browser's history with the app in it: a list of entries, each with the pages that it shows. The model has no
 * entry ids and no snapshots, and does not depend on how the app determines its pages.
 */

/** Addresses of the tab pages of the app. Back leads from the other tabs to the first one. */
export const tabs: readonly string[] = ['/', '/b', '/c']

/** Moves that add an entry, replace the current one, or start the app again on it. */
const movesWithoutState = [
  'push',
  'replace',
  'relaunch',
  'tab',
  'start',
  'overlay',
  'push from list',
  'reload',
  'resize',
  'scroll',
]

function newPage(url: string): Page {
  return { url, part: '', open: 0, scroll: 0, shelf: 0, text: '', count: 0, taps: 0, isKnown: true }
}

/** Resets the state that is lost when the page's elements are removed. */
function loseElements(page: Page): void {
  page.open = 0
  page.taps = 0
}

export class WalkModel {
  entries: (Entry | ForeignEntry | typeof elsewhere)[] = []
  position = -1
  /**
   * Whether the app is at an entry for which the rules do not define the shown page. From then on, only the invariants are checked.
   */
  isLost = false
  /** Whether the last move has opened the app at an address that names a part: the page scrolls to it. */
  startsAtPart = false
  readonly #facts: AppFacts

  constructor(url: string | undefined, facts: AppFacts = { under: () => undefined, owners: false }) {
    this.#facts = facts
    if (url !== undefined) this.enter(url)
  }

  /** The current entry of the app. At an entry of another script, this is the next app entry below. */
  get now(): Entry {
    const entry = this.entries[this.ownPosition()]
    if (!isOwn(entry)) throw new Error('not in the app')
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

  /** All mounted pages: shown, covered, and tab pages. */
  get living(): readonly Page[] {
    return [...new Set([...this.now.visit.tabs.values(), ...this.now.pages])]
  }

  /** Returns the position of the app's entry at a position, or of the next one below. */
  ownPosition(position = this.position): number {
    return isForeign(this.entries[position]) ? this.ownPosition(position - 1) : position
  }

  /** Applies a move within one document. A reload replaces the document. */
  follow(move: Move): void {
    if (move.do === 'overlay') this.openOverlay()
    else if (move.do === 'close') this.closeOverlays(1)
    else if (move.do === 'back') this.back(move.delta)
    else if (move.do === 'travel') this.travel(move.delta)
    else if (move.do === 'reload') this.arrive(this.position)
    else if (move.do === 'foreign') this.addForeign(move.count, move.hasState)
    else if (move.do === 'wipe') this.wipe()
    else this.open(move.do, move.url)
  }

  /** The app calls a function that opens a page. */
  open(how: Opening, url: string): void {
    this.#inApp(() => {
      this.#closeOverlays(this.now.overlays)
      if (how === 'tab' && this.urls.length === 1 && this.urls[0] === url) return
      if (how === 'push') this.#leaveForeign()
      this.position = this.ownPosition()
      const { pages, visit } = this.now
      if (how === 'push') this.#add([...pages, newPage(url)])
      else if (how === 'replace') {
        visit.tabs.delete(this.top.url)
        this.#put([...pages.slice(0, -1), newPage(url)])
      } else if (how === 'start') this.#startAt(url)
      else this.#startOver(url, how)
    })
  }

  /** The user types another address after the hash. The browser adds an entry for it, which the app leaves before it opens the address. */
  openTyped(url: string): void {
    const isTab = tabs.includes(url)
    const { visit } = this.now
    const added: ForeignEntry = { madeBy: 'script without state', url, part: '', visit }
    // A page replaces the browser's entry. A tab may be shown at an earlier entry: then the browser's entry remains ahead.
    if (isTab) this.entries = [...this.entries.slice(0, this.position + 1), added]
    this.open(isTab ? 'tab' : 'push', url)
  }

  /** `navigateBack`: closes an overlay if one is open. Otherwise closes pages, or leads from the only page to the root page. */
  back(delta: number): void {
    this.#inApp(() => {
      if (this.now.overlays > 0) this.#closeOverlays(1)
      else if (this.urls.length > 1) this.position = this.ownPosition() - Math.min(delta, this.urls.length - 1)
      else if (this.urls[0] !== '/') this.#startOver('/', 'tab')
    })
  }

  /** A page of the stack opens a page that replaces all pages above it. */
  openAbove(depth: number, url: string): void {
    this.#inApp(() => {
      this.#closeOverlays(this.now.overlays)
      const above = this.urls.length - 1 - depth
      if (above === 0) this.#leaveForeign()
      this.position = this.ownPosition()
      if (above === 0) return this.#add([...this.now.pages, newPage(url)])
      this.position -= above - 1
      this.#put([...this.now.pages.slice(0, -1), newPage(url)])
    })
  }

  openOverlay(): void {
    this.#leaveForeign()
    this.#add(this.now.pages, this.now.overlays + 1)
    this.top.open = this.now.overlays
  }

  closeOverlays(count: number): void {
    this.#inApp(() => this.#closeOverlays(count))
  }

  /** Id of the part of the page that the address names; `''` if it names none. */
  get part(): string {
    const entry = this.entries[this.position]
    return entry && entry !== elsewhere ? entry.part : ''
  }

  /** Whether the user is at the entry of a link to a part of the page. */
  get isAtPartLink(): boolean {
    const entry = this.entries[this.position]
    return isForeign(entry) && entry.madeBy === 'link'
  }

  /** Another script adds entries with the same address. */
  addForeign(count: number, hasState: boolean): void {
    const madeBy = hasState ? 'script' : 'script without state'
    for (let added = 0; added < count; added++) this.#addForeign(madeBy, this.part)
  }

  /**
   * The user follows a link to a part of the page. If the address names the part already, the browser stays at the entry and keeps
   * its state, so at an entry of another script, the app goes back to its own entry.
   */
  showPart(part: string): void {
    const entry = this.entries[this.position]
    if (this.part === part) {
      if (isForeign(entry) && entry.madeBy !== 'link') this.position = this.ownPosition()
    } else this.#addForeign('link', part)
    this.top.part = this.part
  }

  /**
   * Whether the rules define a move. An entry without its state gets it back with the next entry that the app adds; if the user
   * leaves it before, it looks like an entry of another script.
   */
  defines({ do: name }: { readonly do: string }): boolean {
    return !this.now.wiped || movesWithoutState.includes(name)
  }

  /** Another script removes the state of the current entry. */
  wipe(): void {
    this.now.wiped = true
  }

  /** Position that the user reaches by a number of entries; the current one if there is no such entry, or if it shows dropped pages. */
  destination(delta: number): number {
    const position = this.position + delta
    const target = this.entries[position]
    if (!target) return this.position
    if (target === elsewhere || this.isElsewhere || target.visit !== this.now.visit) return position
    if (isForeign(target)) {
      const own = this.ownPosition(position)
      const isPart = target.madeBy === 'link' && target.url === this.top.url && own === this.ownPosition()
      return isPart ? position : this.destination(own - this.position)
    }
    return target.dead || (delta > 0 && target.overlays > 0) ? this.position : position
  }

  /** Whether a move in the history leads to another document. */
  crosses(delta: number): boolean {
    const target = this.entries[this.position + delta]
    return this.isElsewhere || target === elsewhere || target?.visit.document !== this.now.visit.document
  }

  /** The user moves within one document. */
  travel(delta: number): void {
    const reached = this.entries[this.position + delta]
    const target = this.entries[this.ownPosition(this.position + delta)]
    // Such an entry looks as if the user had typed the address.
    const isWithoutState = isForeign(reached) && reached.madeBy === 'script without state'
    if (isWithoutState && isOwn(target) && reached.url !== target.pages.at(-1)?.url) this.isLost = true
    const isOfOtherVisit = isOwn(target) && target.visit !== this.now.visit
    const isTurnedBack = this.destination(delta) === this.position
    // After the user leaves an entry without its state, the app treats the entry as one of another script.
    if (isOwn(target) && (isOfOtherVisit || target.wiped || (isTurnedBack && this.now.wiped))) this.isLost = true
    this.#inApp(() => {
      this.position = this.destination(delta)
    })
  }

  /** The user returns from another document, or reloads this one. `isKept`: the document was in the back-forward cache. */
  arrive(position: number, isKept = false): void {
    if (!this.isElsewhere) this.now.visit.left = this.position
    this.position = position
    if (this.isElsewhere || isKept) return
    if (isForeign(this.entries[position]) || this.now.wiped) {
      this.startsAtPart = this.part !== ''
      this.#restart()
      return
    }
    this.top.part = this.part
    // The document that dropped these pages no longer exists, so the app shows the pages of the entry.
    if (this.now.dead) this.isLost = true
    // After a jump to another entry than the one that was left, the entry has old states of the tab pages.
    if (position !== this.now.visit.left) for (const page of this.now.visit.tabs.values()) page.isKnown = false
    for (const page of this.#pagesOf(this.now.visit)) loseElements(page)
    this.#closeOverlays(this.now.overlays)
  }

  /** The user opens the app by an address, in a new document. */
  enter(url: string): void {
    if (this.position >= 0 && !this.isElsewhere) this.now.visit.left = this.position
    this.#visit(url, this.position + 1, {})
  }

  /** The user opens another site. */
  leave(): void {
    if (this.position >= 0 && !this.isElsewhere) this.now.visit.left = this.position
    this.entries = [...this.entries.slice(0, ++this.position), elsewhere]
  }

  #addForeign(madeBy: ForeignEntry['madeBy'], part: string): void {
    const { visit } = this.now
    const { url } = this.top
    this.entries = [...this.entries.slice(0, ++this.position), { madeBy, url, part, visit }]
  }

  /** Moves to the app's own entry below those of other scripts and links. It keeps the part that the address names. */
  #leaveForeign(): void {
    const { part } = this
    this.position = this.ownPosition()
    this.now.part = part
  }

  /** A new document loads at an entry without a stack: the app starts at the entry's address, and replaces the entry. */
  #restart(): void {
    const { document } = this.now.visit
    const ahead = this.entries.slice(this.position + 1)
    const entry = this.entries[this.position]
    const url = isForeign(entry) ? entry.url : this.top.url
    const { part } = this
    const visit = this.#visit(url, this.position--, document)
    this.now.part = part
    this.top.part = part
    // A parent page needs a second entry, which removes those ahead.
    if (this.now.pages.length > 1) return
    const next = ahead.findIndex((entry) => !isForeign(entry))
    const isAbove = (index: number) => next < 0 || index < next
    this.entries.push(
      ...ahead.map((entry, index) => (isForeign(entry) && isAbove(index) ? { ...entry, visit } : entry)),
    )
  }

  #visit(url: string, base: number, document: object): Visit {
    const visit: Visit = { base, document, tabs: new Map(), left: 0 }
    for (const pages of this.#stacksAt(url, visit)) this.#add(pages, 0, visit)
    return visit
  }

  /** The stacks of the entries when the app starts at an address: the lowest parent, then each page above it. */
  #stacksAt(url: string, visit: Visit): readonly (readonly Page[])[] {
    const urls = [url]
    for (let at = this.#facts.under(url); at !== undefined; at = this.#facts.under(at)) urls.unshift(at)
    const pages = urls.map(newPage)
    for (const page of pages) if (tabs.includes(page.url)) visit.tabs.set(page.url, page)
    return pages.map((_, index) => pages.slice(0, index + 1))
  }

  /** Drops all pages, and starts again at an address as a new document would. */
  #startAt(url: string): void {
    const { visit } = this.now
    visit.tabs.clear()
    const [bottom = [], ...above] = this.#stacksAt(url, visit)
    this.position = visit.base
    this.#put(bottom)
    for (const pages of above) this.#add(pages)
  }

  /** Applies a change within one document. If the page's state keeps overlays open, they are opened again when the page is shown. */
  #inApp(work: () => void): void {
    const before = this.top
    work()
    if (this.isElsewhere) return
    this.top.part = this.part
    if (this.top === before || !this.#facts.owners) this.top.open = this.now.overlays
    while (this.top.open > this.now.overlays) this.#add(this.now.pages, this.now.overlays + 1)
    // A page that leaves the stack loses its elements. It gets new ones when Forward shows it again.
    const living = new Set(this.living)
    for (const page of this.#pagesOf(this.now.visit)) if (!living.has(page)) loseElements(page)
  }

  /** Resets the stack to one page, or to a tab above the first tab. Earlier pages can no longer be reached. */
  #startOver(url: string, how: 'relaunch' | 'tab'): void {
    const { visit } = this.now
    if (how === 'relaunch') visit.tabs.clear()
    const page = this.#tabPage(url) ?? newPage(url)
    const isOtherTab = tabs.indexOf(url) > 0
    const isOverFirst = this.urls.length === 1 && this.position === visit.base + 1
    if (how === 'tab' && isOtherTab && isOverFirst) {
      this.#put([page])
      return
    }
    this.position = visit.base
    this.#put([isOtherTab ? (this.#tabPage('/') ?? newPage('/')) : page])
    if (isOtherTab) this.#add([page])
  }

  /** Returns the page of a tab: the mounted page, or a new one. */
  #tabPage(url: string): Page | undefined {
    if (!tabs.includes(url)) return undefined
    const { visit } = this.now
    const page = visit.tabs.get(url) ?? newPage(url)
    visit.tabs.set(url, page)
    return page
  }

  #closeOverlays(count: number): void {
    if (this.now.overlays > 0) this.position = this.ownPosition() - Math.min(count, this.now.overlays)
  }

  #add(pages: readonly Page[], overlays = 0, visit = this.now.visit): void {
    const below = this.entries[this.position]
    if (isOwn(below) && below.visit === visit) below.wiped = false
    this.entries = [...this.entries.slice(0, ++this.position), entryOf(pages, overlays, visit)]
  }

  /** Replaces the page of the current entry. The entries ahead contain the replaced page, so they become dead. */
  #put(pages: readonly Page[]): void {
    const { visit } = this.now
    for (const entry of this.entries.slice(this.position)) {
      if (isOwn(entry) && entry.visit === visit) entry.dead = true
    }
    this.entries[this.position] = entryOf(pages, 0, visit)
  }

  #pagesOf(visit: Visit): Set<Page> {
    const own = this.entries.filter((entry) => isOwn(entry) && entry.visit === visit)
    return new Set([...visit.tabs.values(), ...own.flatMap((entry) => (isOwn(entry) ? entry.pages : []))])
  }
}

function entryOf(pages: readonly Page[], overlays: number, visit: Visit): Entry {
  return { pages, overlays, visit, part: pages.at(-1)?.part ?? '', dead: false, wiped: false }
}

type AnyEntry = WalkModel['entries'][number] | undefined

function isForeign(entry: AnyEntry): entry is ForeignEntry {
  return typeof entry === 'object' && 'madeBy' in entry
}

function isOwn(entry: AnyEntry): entry is Entry {
  return typeof entry === 'object' && 'pages' in entry
}

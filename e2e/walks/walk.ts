import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { elsewhere, type Page } from '../../packages/slipway/src/testing/internal/walks/entries.ts'
import { tabs, WalkModel } from '../../packages/slipway/src/testing/internal/walks/model.ts'
import { headingOf, reachedFrom, titleOf, underOf } from './appFacts.ts'
import { makeLost } from './lost.ts'
import { type BrowserMove, describeMove, type sizes, type Walk } from './moves.ts'
import { addressAt, type Site } from './places.ts'
import { besideIn, mayMake } from './rules.ts'
import type { Sight } from './sight.ts'
import type { Tab } from './tab.ts'

/** Result of a failed walk. */
export interface Failure {
  /** Descriptions of the moves. */
  readonly descriptions: readonly string[]
  readonly problem: string
}

/** Time limit until the app shows the expected state, because content is restored only after its page has loaded. */
const settleTimeoutMs = 3_000

/** Makes the moves of a walk, and compares the state of the app with a simple model after each move. */
export class Walker {
  readonly #tab: Tab
  readonly #site: Site
  readonly #model = new WalkModel(undefined, { under: underOf, owners: true })
  readonly #descriptions: string[] = []
  /** Whether the user or the app has focused the page. */
  #isFocused = false
  /** Counts the changes to another document. */
  #document = 0
  #size: keyof typeof sizes = 'phone'
  /** Number of documents restored from the back-forward cache. */
  keptDocuments = 0

  constructor(tab: Tab, site: Site) {
    this.#tab = tab
    this.#site = site
  }

  async take({ start, moves }: Walk): Promise<Failure | undefined> {
    try {
      await this.#tab.leave()
      this.#model.leave()
      this.#descriptions.push(`open the app at ${start}`)
      await this.#tab.enter(start)
      this.#model.enter(reachedFrom(start))
      await this.#compare()
      for (const move of moves) {
        await this.#make(move)
        if (this.#model.isElsewhere)
          await this.#make({ do: 'travel', delta: this.#model.entries[this.#model.position + 1] ? 1 : -1 })
      }
      await this.#goOut()
      return undefined
    } catch (error) {
      return { descriptions: this.#descriptions, problem: error instanceof Error ? error.message : String(error) }
    }
  }

  /** Moves back until the first page has been left. Page and address must agree at each entry, and no entry may trap the user. */
  async #goOut(): Promise<void> {
    for (let count = 3 * (await this.#tab.size()); (await this.#tab.position()) > 0; count--) {
      expect(count, 'Back leads out of the app').toBeGreaterThan(0)
      await this.#move({ do: 'travel', delta: -1 })
    }
  }

  async #make(move: BrowserMove): Promise<void> {
    if (this.#model.isLost || mayMake(this.#model, move, this.#site, this.#isWide)) await this.#move(move)
  }

  async #move(move: BrowserMove): Promise<void> {
    this.#descriptions.push(`${this.#model.isLost ? '(compared with the address only) ' : ''}${describeMove(move)}`)
    if (this.#model.isLost) return makeLost(this.#tab, this.#site, move)
    const before = this.#model.isElsewhere ? undefined : this.#model.top
    const documentBefore = this.#document
    await this.#carryOut(move)
    if (this.#model.startsAtPart && !this.#model.isLost) this.#model.top.scroll = await this.#tab.partPosition()
    this.#model.startsAtPart = false
    if (this.#model.isLost) return makeLost(this.#tab, this.#site)
    if (this.#model.isElsewhere) return
    // The app focuses each new page, except the first page of a document.
    if (this.#document !== documentBefore) this.#isFocused = false
    else if (before && this.#model.top !== before) this.#isFocused = true
    await this.#compare()
  }

  async #carryOut(move: BrowserMove): Promise<void> {
    const model = this.#model
    const tab = this.#tab
    switch (move.do) {
      case 'tab':
        return this.#switchTab(move.url)
      case 'back':
        return this.#goBack(move.delta)
      case 'travel':
        return this.#travel(move.delta)
      case 'twice':
        await tab.backTwice(move)
        model.travel(-1)
        model.travel(-1)
        return
      case 'type address':
        return this.#typeAddress(move.url)
      case 'leave':
        await tab.leave()
        model.leave()
        return this.#travel(model.entries[model.position + move.delta] ? move.delta : -1)
      case 'outside': {
        const below = model.entries.lastIndexOf(elsewhere, model.position)
        await this.#travel(below - model.position)
        return this.#travel(Math.min(move.forward, model.entries.length - 1 - below))
      }
      case 'foreign': {
        // With path addresses, an entry without a state belongs to a link to a fragment.
        const hasState = move.hasState || this.#site.history === 'paths'
        await tab.addForeign(move.count, hasState)
        return model.addForeign(move.count, hasState)
      }
      case 'wipe':
        await tab.wipe()
        return model.follow(move)
      case 'part': {
        const scroll = await tab.partPosition()
        await this.#press('[data-press=part]')
        model.showPart('part')
        model.top.scroll = scroll
        const list = model.now.pages[besideIn(model, this.#site, this.#isWide)]
        // Ids are unique in an app that follows the rules of HTML. Here both pages of the split view have the fragment's id, and the
        // browser also scrolls the first of them.
        if (list && list !== model.top) list.scroll = (await tab.look()).besideScroll ?? 0
        this.#isFocused = false
        return
      }
      case 'push from list':
        await tab.call('push', move.url, true)
        return model.openAbove(besideIn(model, this.#site, this.#isWide), move.url)
      case 'scroll list': {
        await tab.scroll(move.to, true)
        const list = model.now.pages[besideIn(model, this.#site, this.#isWide)]
        if (list) Object.assign(list, { scroll: move.to, shelf: move.to })
        return
      }
      case 'overlay':
        await this.#press(model.now.overlays === 0 ? '[data-press=open]' : '[data-press=more]')
        return model.openOverlay()
      case 'close':
        await this.#press('[data-press=close]')
        return model.closeOverlays(1)
      case 'escape':
        await tab.pressKey('Escape')
        return model.closeOverlays(1)
      case 'reload':
        await tab.reload()
        this.#document++
        return model.follow(move)
      case 'resize':
        this.#size = move.size
        return tab.resize(move.size)
      case 'scroll':
        await tab.scroll(move.to)
        model.top.scroll = move.to
        model.top.shelf = move.to
        return
      case 'write':
        await tab.write(move.text)
        model.top.text = move.text
        this.#isFocused = true
        return
      case 'count':
        await this.#press('[data-count]')
        model.top.count++
        model.top.taps++
        this.#isFocused = true
        return
      default:
        await tab.call(move.do, move.url)
        model.open(move.do, reachedFrom(move.url))
    }
  }

  async #press(selector: string): Promise<void> {
    if (!(await this.#tab.press(selector))) throw new Error(`no visible element to click: ${selector}`)
  }

  /** Switches tabs by the tab's link if it is visible, else by a call. */
  async #switchTab(url: string): Promise<void> {
    const { top, now } = this.#model
    const byLink = tabs.includes(top.url) && now.overlays === 0
    if (byLink) await this.#press(`.sw-tab-bar a:nth-of-type(${tabs.indexOf(url) + 1})`)
    else await this.#tab.call('tab', url)
    this.#model.open('tab', url)
    if (!byLink || this.#model.top !== top) return
    top.scroll = 0
    this.#isFocused = false
  }

  /** Navigates back by the button in the navigation bar if it is visible, else by a call. */
  async #goBack(delta: number): Promise<void> {
    const byButton =
      delta === 1 &&
      this.#model.now.overlays === 0 &&
      !this.#site.split &&
      (await this.#tab.press('.sw-page .sw-navigation-bar-button'))
    if (!byButton) await this.#tab.navigateBack(delta)
    this.#model.back(delta)
  }

  async #travel(delta: number): Promise<void> {
    const model = this.#model
    if (!model.crosses(delta)) {
      const { position } = model
      await this.#tab.travel(delta)
      model.travel(delta)
      // Forward to the entry of a fragment link scrolls to the fragment again. After Back the page keeps its scroll position.
      if (model.isAtPartLink && model.position > position && !model.isLost)
        model.top.scroll = await this.#tab.partPosition()
      return
    }
    const isKept = await this.#tab.cross(delta)
    model.arrive(model.position + delta, isKept)
    // Dropped pages are shown as stored in their entry, because the app does not know them any more.
    if (model.isLost) await expect.poll(async () => (await this.#tab.look()).stack).toEqual(model.urls)
    if (isKept && !model.isElsewhere) this.keptDocuments++
    this.#document++
  }

  async #typeAddress(url: string): Promise<void> {
    await this.#tab.enter(url)
    const reached = reachedFrom(url)
    if (this.#site.history === 'hash') return this.#model.openTyped(reached)
    this.#model.enter(reached)
    this.#document++
  }

  get #isWide(): boolean {
    return this.#size === 'desk'
  }

  /** Waits until the app's state equals the model's; throws the difference after the time limit. */
  async #compare(): Promise<void> {
    const end = performance.now() + settleTimeoutMs
    for (;;) {
      const seen = await this.#tab.look()
      const history = { position: await this.#tab.position(), size: await this.#tab.size() }
      const expected = this.#expect(seen)
      const expectedHistory = { position: this.#model.position, size: this.#model.entries.length }
      const isRight = isDeepStrictEqual(seen, expected) && isDeepStrictEqual(history, expectedHistory)
      if (isRight && this.#tab.messages.length === 0) {
        this.#model.top.isKnown = true
        return
      }
      if (performance.now() > end || this.#tab.messages.length > 0) {
        const { messages } = this.#tab
        expect({ ...seen, ...history, messages }).toEqual({ ...expected, ...expectedHistory, messages: [] })
      }
      await this.#tab.nextFrame()
    }
  }

  /** The state that the model expects. Values that the model does not know are taken from `seen`. */
  #expect(seen: Sight): Sight {
    const { top, now, urls, living } = this.#model
    const { pathname, search, hash } = new URL(addressAt(this.#site, top.url))
    const depth = besideIn(this.#model, this.#site, this.#isWide)
    const list = now.pages[depth]
    const isCovered = depth < urls.length - 1
    const { scroll, shelf, text, count, taps } = top.isKnown ? top : adopt(top, seen)
    const overlays = ['Outer', 'Inner'].slice(0, now.overlays)
    const isFocusFree = !this.#isFocused && seen.focus === 'nowhere'
    return {
      address: pathname + search + (hash || (this.#model.part && `#${this.#model.part}`)),
      title: titleOf(top.url),
      stack: urls,
      shown: [...(list && isCovered ? [headingOf(list.url)] : []), headingOf(top.url)],
      // An overlay is in the middle, also if its page is at the side.
      middle: list && !isCovered && overlays.length === 0 ? undefined : top.url,
      mounted: seen.mounted.filter((url) => living.some((page) => page.url === url)),
      overlays,
      tab: list ? titleOf(list.url) : tabs.includes(top.url) ? titleOf(top.url) : undefined,
      focus: list || this.#site.split ? seen.focus : overlays.length > 0 ? 'overlay' : isFocusFree ? 'nowhere' : 'page',
      beside: list?.url,
      besideScroll: list?.isKnown ? list.scroll : seen.besideScroll,
      scroll,
      shelf,
      text,
      count,
      taps,
    }
  }
}

/** Copies the state of an unknown page into the model. */
function adopt(page: Page, { scroll = 0, shelf = 0, text = '', count = 0, taps = 0 }: Sight): Page {
  return Object.assign(page, { scroll, shelf, text, count, taps })
}

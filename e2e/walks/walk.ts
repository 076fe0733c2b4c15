import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { type Page, tabs, WalkModel } from '../../packages/slipway/src/testing/setup/walks/model.ts'
import { headingOf, reachedFrom, titleOf, underOf } from './appFacts.ts'
import { type BrowserMove, tell, type Walk } from './moves.ts'
import { addressAt, type Site } from './places.ts'
import { crosses, mayMake, mayTravel } from './rules.ts'
import type { Sight } from './sight.ts'
import type { Tab } from './tab.ts'

/** How a walk ended that went wrong. */
export interface Failure {
  /** The moves that were made, in words. */
  readonly told: readonly string[]
  readonly problem: string
}

/** How long the app may take for what is to be seen at last: content comes back when its page has. */
const patienceMs = 3_000

/** Takes a walk, and compares what is to be seen with a plain model after each move. */
export class Walker {
  readonly #tab: Tab
  readonly #site: Site
  readonly #model = new WalkModel(undefined, { under: underOf, owners: true })
  readonly #told: string[] = []
  /** Whether the user, or the app, has put the focus into the page. */
  #isFocused = false
  /** Counts the changes to another document. */
  #document = 0
  /** How many documents came from the browser's cache of pages. */
  keptDocuments = 0

  constructor(tab: Tab, site: Site) {
    this.#tab = tab
    this.#site = site
  }

  async take({ start, moves }: Walk): Promise<Failure | undefined> {
    try {
      await this.#tab.leave()
      this.#model.leave()
      this.#told.push(`open the app at ${start}`)
      await this.#tab.enter(start)
      this.#model.enter(reachedFrom(start))
      await this.#compare()
      for (const move of moves) {
        await this.#make(move)
        if (this.#model.isElsewhere)
          await this.#make({ do: 'travel', delta: this.#model.entries[this.#model.position + 1] ? 1 : -1 })
      }
      return undefined
    } catch (error) {
      return { told: this.#told, problem: error instanceof Error ? error.message : String(error) }
    }
  }

  async #make(move: BrowserMove): Promise<void> {
    if (!mayMake(this.#model, move)) return
    this.#told.push(tell(move))
    const before = this.#model.isElsewhere ? undefined : this.#model.top
    const documentBefore = this.#document
    await this.#carryOut(move)
    if (this.#model.isElsewhere) return
    // The focus goes with the pages, except into the first of a document.
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
        await tab.backTwice(move.gap)
        model.travel(-1)
        model.travel(-1)
        return
      case 'type address':
        return this.#typeAddress(move.url)
      case 'leave':
        await tab.leave()
        model.leave()
        return this.#travel(mayTravel(model, move.delta) ? move.delta : -1)
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
    if (!(await this.#tab.press(selector))) throw new Error(`nothing to press: ${selector}`)
  }

  /** By the tab's link, where there is one to press. */
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

  /** By the button in the page's head, where there is one to press. */
  async #goBack(delta: number): Promise<void> {
    const byButton =
      delta === 1 && this.#model.now.overlays === 0 && (await this.#tab.press('.sw-page .sw-head-button'))
    if (!byButton) await this.#tab.navigateBack(delta)
    this.#model.back(delta)
  }

  async #travel(delta: number): Promise<void> {
    const model = this.#model
    if (!crosses(model, delta)) {
      await this.#tab.travel(delta)
      model.travel(delta)
      return
    }
    const isKept = await this.#tab.cross(delta)
    model.arrive(model.position + delta, isKept)
    if (isKept && !model.isElsewhere) this.keptDocuments++
    this.#document++
  }

  async #typeAddress(url: string): Promise<void> {
    await this.#tab.enter(url)
    const reached = reachedFrom(url)
    if (this.#site.history === 'hash') {
      this.#model.open(tabs.includes(reached) ? 'tab' : 'push', reached)
      return
    }
    this.#model.enter(reached)
    this.#document++
  }

  /** Waits until what is to be seen is what the model says; throws the difference when it stays. */
  async #compare(): Promise<void> {
    const end = performance.now() + patienceMs
    for (;;) {
      const seen = await this.#tab.look()
      const position = await this.#tab.position()
      const expected = this.#expect(seen)
      const isRight = isDeepStrictEqual(seen, expected) && position === this.#model.position
      if (isRight && this.#tab.said.length === 0) {
        this.#model.top.isKnown = true
        return
      }
      if (performance.now() > end || this.#tab.said.length > 0) {
        const { said } = this.#tab
        expect({ ...seen, position, said }).toEqual({ ...expected, position: this.#model.position, said: [] })
      }
      await this.#tab.nextFrame()
    }
  }

  /** What is to be seen by the model; what it does not know is right as it is. */
  #expect(seen: Sight): Sight {
    const { top, now, urls, living } = this.#model
    const { pathname, search, hash } = new URL(addressAt(this.#site, top.url))
    const { scroll, shelf, text, count, taps } = top.isKnown ? top : met(top, seen)
    const overlays = ['Outer', 'Inner'].slice(0, now.overlays)
    const isFocusFree = !this.#isFocused && seen.focus === 'nowhere'
    return {
      address: pathname + search + hash,
      title: titleOf(top.url),
      stack: urls,
      shown: [headingOf(top.url)],
      middle: top.url,
      drawn: seen.drawn.filter((url) => living.some((page) => page.url === url)),
      overlays,
      tab: tabs.includes(top.url) ? titleOf(top.url) : undefined,
      focus: overlays.length > 0 ? 'overlay' : isFocusFree ? 'nowhere' : 'page',
      scroll,
      shelf,
      text,
      count,
      taps,
    }
  }
}

/** Takes a page that nothing is known of as it is. */
function met(page: Page, { scroll = 0, shelf = 0, text = '', count = 0, taps = 0 }: Sight): Page {
  return Object.assign(page, { scroll, shelf, text, count, taps })
}

import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { apis, type Opening } from '../../packages/slipway/src/testing/internal/walks/moves.ts'
import { isRenderingHint } from '../isRenderingHint.ts'
import type { Walk as WalkCalls } from './app/main.tsx'
import { type DoubleBack, sizes } from './moves.ts'
import { addressAt, otherSite, type Site } from './places.ts'
import { look, type Sight } from './sight.ts'

declare global {
  /** Functions of the app for tests. */
  var walk: WalkCalls | undefined
  /** Whether the document was restored from the back-forward cache; `undefined` while it is hidden. */
  var kept: boolean | undefined
  /** Identifies the document. */
  var mark: number | undefined
  /** The headings and titles of protected pages that frames of this document showed, if `recordSecrets` runs. */
  var secrets: string[] | undefined
}

/** Records the protected pages that each frame of the document shows, from the first frame after the document was loaded or restored. */
export function recordSecrets(): void {
  const record = () => {
    const headings = [...document.querySelectorAll('[data-page]')].filter((heading) =>
      heading.checkVisibility({ visibilityProperty: true }),
    )
    const texts = [document.title, ...headings.map((heading) => heading.textContent)]
    const secrets = texts.filter((text) => /^(Secret|\/(secret|slow|account))/.test(text))
    globalThis.secrets = [...new Set([...(globalThis.secrets ?? []), ...secrets])]
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
  window.addEventListener('pageshow', () => {
    globalThis.secrets = []
  })
}

/** A tab of Chromium with the app. Each action resolves when the app has finished all its consequences. */
export class Tab {
  readonly #page: Page
  readonly #devtools: CDPSession
  readonly #site: Site
  #marks = 0
  /** Unexpected console messages and errors. */
  readonly messages: string[] = []

  static async open(context: BrowserContext, site: Site): Promise<Tab> {
    await context.addInitScript(() => {
      window.addEventListener('pageshow', (event) => {
        globalThis.kept = event.persisted
      })
      window.addEventListener('pagehide', () => {
        globalThis.kept = undefined
      })
    })
    const page = await context.newPage()
    return new Tab(page, await context.newCDPSession(page), site)
  }

  private constructor(page: Page, devtools: CDPSession, site: Site) {
    this.#page = page
    this.#devtools = devtools
    this.#site = site
    page.on('pageerror', (error) => this.messages.push(`thrown: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (!message.text().includes('React DevTools') && !isRenderingHint(message))
        this.messages.push(`${message.type()}: ${message.text()}`)
    })
  }

  /** The user opens another site. */
  async leave(): Promise<void> {
    await this.#page.goto(otherSite, { waitUntil: 'commit' })
    // The browser reports its history only after the new document has started.
    await this.#page.evaluate(() => {})
  }

  /** The user opens the app by an address. */
  async enter(url: string): Promise<void> {
    // A document restored from the back-forward cache fires no load event.
    await this.#page.goto(addressAt(this.#site, url), { waitUntil: 'commit' })
    await this.#settle()
  }

  /** Signs a user in, or out if no name is given. */
  async signIn(uid?: string): Promise<void> {
    await this.#page.evaluate((name) => globalThis.walk?.signIn(name), uid)
    await this.#settle()
  }

  /** The protected pages that the document has shown since `forgetSecrets`, or since it was restored or loaded. */
  secrets(): Promise<readonly string[]> {
    return this.#page.evaluate(() => globalThis.secrets ?? [])
  }

  async forgetSecrets(): Promise<void> {
    await this.#page.evaluate(() => {
      globalThis.secrets = []
    })
  }

  /** Another script adds entries with the same address. */
  async addForeign(count: number, hasState: boolean): Promise<void> {
    const state = hasState ? { modal: true } : null
    await this.#page.evaluate(
      ([times, value]) => {
        for (let added = 0; added < times; added++) history.pushState(value, '')
      },
      [count, state] as const,
    )
  }

  /** Another script removes the state of the current entry. */
  async wipe(): Promise<void> {
    await this.#page.evaluate(() => history.replaceState(null, ''))
  }

  /** The scroll position at which the fragment's element is at the top of the page. */
  partPosition(): Promise<number> {
    return this.#page.evaluate(() => {
      const body = [...document.querySelectorAll('.sw-page:not([data-behind], [data-behind] *) .sw-page-body')].at(-1)
      const part = body?.querySelector('#part')
      if (!body || !part) throw new Error('the page has no part')
      const padding = Number.parseFloat(getComputedStyle(body).scrollPaddingBlockStart) || 0
      const distance = part.getBoundingClientRect().top - body.getBoundingClientRect().top
      return Math.round(body.scrollTop + distance - padding)
    })
  }

  async reload(): Promise<void> {
    await this.#page.reload({ waitUntil: 'commit' })
    await this.#settle()
  }

  /** Calls a function of the app. A guard that redirects rejects the call. */
  async call(how: Opening, url: string, isFromList = false): Promise<void> {
    await this.#page.evaluate(
      ([api, to, isBeside]) => {
        // In a split view, the app attributes a call to the page that was touched last.
        const pages = [...document.querySelectorAll('.sw-page:not([data-behind], [data-behind] *)')]
        const page = isBeside ? pages.find((one) => one.matches('[data-window]')) : pages.at(-1)
        page?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        return globalThis.walk?.[api](to).catch(() => {})
      },
      [apis[how], url, isFromList] as const,
    )
    await this.#settle()
  }

  async navigateBack(delta: number): Promise<void> {
    await this.#page.evaluate((count) => globalThis.walk?.navigateBack(count), delta)
    await this.#settle()
  }

  /** Moves in the history within one document. If the page does not change, the app has reverted the move. */
  async travel(delta: number): Promise<void> {
    await this.#entryAt(delta)
    await this.#page.evaluate(
      (by) =>
        new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true })
          history.go(by)
        }),
      delta,
    )
    await this.#settle()
  }

  /** The browser's Back, and Back again a while later, while another script blocks the page in each turn. */
  async backTwice({ gapMs, busyMs }: DoubleBack): Promise<void> {
    await this.#page.evaluate(
      async ([gap, busy]) => {
        const block = () => {
          const end = performance.now() + busy
          while (performance.now() < end);
        }
        const load = busy > 0 ? setInterval(block) : undefined
        const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
        history.back()
        if (gap >= 0) await new Promise((resolve) => setTimeout(resolve, gap))
        history.back()
        await moved
        // The second Back is a task of its own, which a busy page reaches later.
        for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve))
        clearInterval(load)
      },
      [gapMs, busyMs] as const,
    )
    await this.#settle()
  }

  /**
   * Moves in the history to another document.
   *
   * @returns Whether the document was restored from the back-forward cache.
   */
  async cross(delta: number): Promise<boolean> {
    const mark = ++this.#marks
    await this.#page.evaluate((next) => {
      globalThis.mark = next
    }, mark)
    await this.#devtools.send('Page.navigateToHistoryEntry', { entryId: await this.#entryAt(delta) })
    for (;;) {
      // While documents change, the evaluation fails.
      const seen = await this.#page
        .evaluate(() => ({ mark: globalThis.mark, kept: globalThis.kept }))
        .catch(() => undefined)
      if (!seen || seen.mark === mark || seen.kept === undefined) continue
      if (!this.isElsewhere()) await this.#settle()
      return seen.kept
    }
  }

  /** Clicks a button or link of the app with the mouse. Returns `false` if none is visible. */
  async press(selector: string): Promise<boolean> {
    const point = await this.#page.evaluate((wanted) => {
      // In a split view, the top page of the stack is the last one.
      for (const element of [...document.querySelectorAll(wanted)].reverse()) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const middle = { x: x + width / 2, y: y + height / 2 }
        if (width > 0 && element.contains(document.elementFromPoint(middle.x, middle.y))) return middle
      }
      return undefined
    }, selector)
    if (!point) return false
    await this.#page.mouse.click(point.x, point.y)
    await this.#settle()
    return true
  }

  async pressKey(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
    await this.#settle()
  }

  async resize(size: keyof typeof sizes): Promise<void> {
    await this.#page.setViewportSize(sizes[size])
  }

  /** Scrolls the page and the list in it. */
  async scroll(to: number, isList = false): Promise<void> {
    await this.#page.evaluate(
      async ([top, isBeside]) => {
        // A page that is leaving may still be visible, but is inert.
        const pages = [...document.querySelectorAll('.sw-page:not([data-behind], [data-behind] *)')]
        const page = pages.at(isBeside ? 0 : -1)?.querySelector('.sw-page-body')
        page?.scrollTo({ top, behavior: 'instant' })
        page?.querySelector('.shelf')?.scrollTo({ left: top, behavior: 'instant' })
        // The browser fires the event with the next frame.
        await new Promise(requestAnimationFrame)
        await new Promise((resolve) => setTimeout(resolve))
      },
      [to, isList] as const,
    )
    await this.#settle()
  }

  /** Replaces the text of the page's field. */
  async write(text: string): Promise<void> {
    await this.#page.evaluate((value) => {
      const fields = document.querySelectorAll<HTMLInputElement>('.sw-page:not([data-behind], [data-behind] *) input')
      const field = [...fields].at(-1)
      field?.focus({ preventScroll: true })
      field?.select()
      document.execCommand('insertText', false, value)
    }, text)
    await this.#settle()
  }

  /** Id of the history entry at a distance. Throws if the browser has no such entry, because a move to it emits no event to wait for. */
  async #entryAt(delta: number): Promise<number> {
    const { currentIndex, entries } = await this.#devtools.send('Page.getNavigationHistory')
    const entry = entries[currentIndex + delta]
    if (!entry) throw new Error(`the browser has no entry at a distance of ${delta}`)
    return entry.id
  }

  /** The current position in the browser's history; the other site at the beginning is 0. */
  async position(): Promise<number> {
    const { currentIndex } = await this.#devtools.send('Page.getNavigationHistory')
    return currentIndex - 1
  }

  /** Number of history entries, including the other site at the beginning. */
  async size(): Promise<number> {
    const { entries } = await this.#devtools.send('Page.getNavigationHistory')
    return entries.length - 1
  }

  /** Whether the current document belongs to the other site. */
  isElsewhere(): boolean {
    return this.#page.url().startsWith(otherSite)
  }

  /** Whether the entry at a distance belongs to another document, as the browser reports it. */
  crosses(delta: number): Promise<boolean> {
    return this.#page.evaluate((by) => {
      const { currentEntry } = navigation
      return !currentEntry || !navigation.entries()[currentEntry.index + by]?.sameDocument
    }, delta)
  }

  /** The observable state of the app. */
  look(): Promise<Sight> {
    return this.#page.evaluate(look)
  }

  /** Waits for the next frame. */
  async nextFrame(): Promise<void> {
    await this.#page.evaluate(() => new Promise(requestAnimationFrame))
  }

  async close(): Promise<void> {
    await this.#page.close()
  }

  /**
   * Waits until the app has finished all operations and animations. The app runs operations one after another, so a call that
   * is always rejected ends after all earlier ones.
   */
  async #settle(): Promise<void> {
    await this.#page.evaluate(async () => {
      while (!globalThis.walk) await new Promise(requestAnimationFrame)
      await globalThis.walk.navigateTo('/refused').catch(() => {})
      await globalThis.walk.whenRestoring()
      const motions = document.getAnimations().filter(({ id }) => id === 'sw-motion')
      await Promise.allSettled(motions.map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    })
  }
}

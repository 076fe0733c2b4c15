import { chromium } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from '../fixtures.ts'
import { headingOf } from './appFacts.ts'
import { launchOptions } from './browser.ts'
import { anyDoubleBack, type DoubleBack, sizes } from './moves.ts'
import { addressAt, type Site } from './places.ts'
import { report } from './report.ts'
import { shrink } from './shrink.ts'
import { recordSecrets, Tab } from './tab.ts'
import type { Failure } from './walk.ts'
import { seed, walksOfTest } from './walksOfTest.ts'

/*
 * Random walks through two windows of one app, in which the user signs in and out. Protected pages are visible only while the
 * user is signed in. Afterwards, they must not be visible in the other window or in the first frame of a document restored by Back.
 */

/** Time limit for a window to react to a sign-in or sign-out in the other window, and to run its guards. */
const settleTimeoutMs = 3_000
const movesOfWalk = 20
const shrinkingMs = 100_000

/** Number of walks. A walk of two windows takes five times as long as a walk of one window. */
const walks = Math.ceil(walksOfTest / 5)

const protectedPages = ['/secret', '/slow', '/account'] as const
const isProtected = (url: string) => protectedPages.some((one) => one === url)
const anyUrl = fc.constantFrom(...protectedPages, ...protectedPages, '/list', '/x/1', '/z/1')

/** A move in one of the windows. */
type Move = { readonly window: 0 | 1 } & (
  | { readonly do: 'sign in' | 'sign out' | 'reload' }
  | { readonly do: 'push' | 'replace' | 'relaunch' | 'enter'; readonly url: string }
  | { readonly do: 'tab'; readonly url: string }
  | { readonly do: 'travel'; readonly delta: number }
  | ({ readonly do: 'twice' } & DoubleBack)
  /** Opens another site and returns. Meanwhile, the user may sign in or out in the other window. */
  | { readonly do: 'leave'; readonly delta: number; readonly meanwhile: 'sign in' | 'sign out' | 'nothing' }
)

const move = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ do: 'sign in' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'sign out' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('push' as const, 'replace' as const), url: anyUrl }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('relaunch' as const, 'enter' as const), url: anyUrl }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tab' as const), url: fc.constantFrom('/', '/b') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('travel' as const), delta: fc.constantFrom(-2, -1, 1) }) },
  { weight: 2, arbitrary: anyDoubleBack.map((back) => ({ do: 'twice' as const, ...back })) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('leave' as const),
      delta: fc.constantFrom(-1, -1, -2),
      meanwhile: fc.constantFrom('sign out' as const, 'sign out' as const, 'sign in' as const, 'nothing' as const),
    }),
  },
)
const anyWalk: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.tuple(fc.constantFrom(0 as const, 1 as const), move).map(([window, made]) => ({ window, ...made })),
  { minLength: movesOfWalk, maxLength: movesOfWalk },
)

class TwoWindows {
  readonly #windows: readonly Tab[]
  readonly #site: Site
  readonly #descriptions: string[] = []
  #isSignedIn = false
  /** Number of documents restored from the back-forward cache. */
  restored = 0

  constructor(windows: readonly Tab[], site: Site) {
    this.#windows = windows
    this.#site = site
  }

  async take(moves: readonly Move[]): Promise<Failure | undefined> {
    try {
      for (const tab of this.#windows) {
        await tab.leave()
        await tab.enter('/list')
      }
      for (const one of moves) {
        this.#descriptions.push(`window ${one.window}: ${JSON.stringify({ ...one, window: undefined })}`)
        await this.#make(one)
        for (const tab of this.#windows) await this.#compare(tab)
      }
      for (const tab of this.#windows) await this.#goOut(tab)
      return undefined
    } catch (error) {
      return { descriptions: this.#descriptions, problem: error instanceof Error ? error.message : String(error) }
    }
  }

  async #make(made: Move): Promise<void> {
    const tab = this.#tabOf(made.window)
    switch (made.do) {
      case 'sign in':
      case 'sign out':
        return this.#sign(tab, made.do)
      case 'reload':
        return tab.reload()
      case 'enter':
        return tab.enter(made.url)
      case 'travel':
        return this.#travel(tab, made.delta)
      case 'twice':
        return this.#backTwice(tab, made)
      case 'leave':
        await tab.leave()
        await this.#sign(this.#tabOf(1 - made.window), made.meanwhile)
        return this.#travel(tab, made.delta)
      default:
        return tab.call(made.do, made.url)
    }
  }

  #tabOf(window: number): Tab {
    const tab = this.#windows[window]
    if (!tab) throw new Error('there is no such window')
    return tab
  }

  async #sign(tab: Tab, how: 'sign in' | 'sign out' | 'nothing'): Promise<void> {
    if (how === 'nothing') return
    this.#isSignedIn = how === 'sign in'
    await tab.signIn(this.#isSignedIn ? 'ada' : undefined)
    // After the other window has received the event, none of its frames may show a protected page.
    for (const other of this.#windows) {
      if (!other.isElsewhere()) await this.#compare(other, false)
      await other.forgetSecrets()
    }
  }

  /** Moves by a number of entries, if such an entry exists. */
  async #travel(tab: Tab, delta: number): Promise<void> {
    const target = (await tab.position()) + delta
    if (target < 0 || target >= (await tab.size())) return
    if (!(await tab.crosses(delta))) return tab.travel(delta)
    if ((await tab.cross(delta)) && !tab.isElsewhere()) this.restored++
    if (tab.isElsewhere()) await this.#travel(tab, target + 1 < (await tab.size()) ? 1 : -1)
  }

  /** Moves back twice, if both entries belong to the document; else once. */
  async #backTwice(tab: Tab, double: DoubleBack): Promise<void> {
    const position = await tab.position()
    if (position < 2 || (await tab.crosses(-1)) || (await tab.crosses(-2))) return this.#travel(tab, -1)
    await tab.backTwice(double)
  }

  async #goOut(tab: Tab): Promise<void> {
    for (let count = 3 * (await tab.size()); (await tab.position()) > 0; count--) {
      expect(count, 'Back leads out of the app').toBeGreaterThan(0)
      if (await tab.crosses(-1)) await tab.cross(-1)
      else await tab.travel(-1)
      if (!tab.isElsewhere()) await this.#compare(tab)
    }
  }

  /**
   * Waits until page, address and guards agree; throws the difference after the time limit.
   *
   * @param isStrict Whether a protected page in a single frame is an error.
   */
  async #compare(tab: Tab, isStrict = true): Promise<void> {
    const end = performance.now() + settleTimeoutMs
    for (;;) {
      const { address, stack, shown, title } = await tab.look()
      const secrets = this.#isSignedIn || !isStrict ? [] : await tab.secrets()
      const top = stack.at(-1) ?? ''
      const isRefused = isProtected(top) && !this.#isSignedIn
      const { pathname, search, hash } = new URL(addressAt(this.#site, top))
      const seen = { address, shown, secrets, isSecretTitle: title.startsWith('Secret'), messages: tab.messages }
      const expected = {
        address: pathname + search + hash,
        shown: isRefused ? [] : [headingOf(top)],
        secrets: [],
        isSecretTitle: isProtected(top) && !isRefused,
        messages: [],
      }
      const isRight = JSON.stringify(seen) === JSON.stringify(expected)
      // The guard of this page redirects to another page.
      if (isRight && !(isRefused && top === '/account')) return
      if (performance.now() > end || secrets.length > 0 || tab.messages.length > 0) {
        expect({ ...seen, stack }).toEqual({ ...expected, stack })
        throw new Error(`the page ${top} stays visible, but only signed-in users may see it`)
      }
      await tab.nextFrame()
    }
  }
}

const settings: readonly (Site & { readonly keepsDocuments: boolean })[] = [
  { history: 'paths', bundle: 'production', keepsDocuments: true },
  { history: 'hash', bundle: 'production', keepsDocuments: false },
]

for (const [index, { keepsDocuments, ...site }] of settings.entries()) {
  const browserKind = `${keepsDocuments ? 'with' : 'without'} the back-forward cache`

  test(`random walks of two windows show protected pages only to a signed-in user: ${site.history}, ${browserKind}`, async () => {
    test.setTimeout(walks * 60_000 + 2 * shrinkingMs)
    const browser = await chromium.launch(launchOptions(keepsDocuments))
    let restored = 0
    const take = async (moves: readonly Move[]) => {
      const context = await browser.newContext({ viewport: sizes.phone, locale: 'en-US' })
      await context.addInitScript(recordSecrets)
      const windows = new TwoWindows([await Tab.open(context, site), await Tab.open(context, site)], site)
      const failure = await windows.take(moves)
      restored += windows.restored
      await context.close()
      return failure
    }
    try {
      console.log(`walks: SLIPWAY_SEED=${seed}`)
      for (const walk of fc.sample(anyWalk, { seed: seed + index, numRuns: walks })) {
        let failure = await take(walk)
        if (!failure) continue
        const end = performance.now() + shrinkingMs
        await shrink(walk, async (moves) => {
          const shorter = performance.now() < end ? await take(moves) : undefined
          failure = shorter ?? failure
          return shorter !== undefined
        })
        throw new Error(report(failure))
      }
      if (!keepsDocuments) expect(restored).toBe(0)
    } finally {
      await browser.close()
    }
  })
}

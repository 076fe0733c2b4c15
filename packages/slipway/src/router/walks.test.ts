import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testing/setup/runs.ts'
import { page } from './config.ts'
import { memoryHistory } from './memoryHistory.ts'
import { createNavigator, type Navigator } from './navigator.ts'

/*
 * Random walks through the navigator, compared after each move with a model that knows nothing of lines and snapshots: a
 * browser's list of entries, each with the pages it shows, and the pages that were dropped.
 */

const load = async () => ({})
const tabs = ['/', '/b', '/c']
const app = {
  pages: Object.fromEntries([...tabs, '/x', '/y', '/z'].map((path) => [path, page({ load })])),
  tabBar: { items: tabs.map((path) => ({ path })), back: 'first' as const },
}

type Step =
  | { readonly do: 'push' | 'replace' | 'relaunch' | 'tab'; readonly url: string }
  | { readonly do: 'back'; readonly delta: number }
  | { readonly do: 'travel'; readonly delta: number }
  | { readonly do: 'overlay' }
  | { readonly do: 'close' }
  | { readonly do: 'reload' }

interface Page {
  readonly url: string
}

interface Entry {
  readonly pages: readonly Page[]
  /** Number of overlays open over the top page. */
  readonly overlays: number
  dead: boolean
}

/** A browser's history and the app in it, in the plainest words. */
class Model {
  entries: Entry[] = [{ pages: [{ url: '/' }], overlays: 0, dead: false }]
  position = 0

  get now(): Entry {
    const entry = this.entries[this.position]
    if (!entry) throw new Error('off the history')
    return entry
  }

  get urls(): string[] {
    return this.now.pages.map(({ url }) => url)
  }

  apply(step: Step): void {
    if (step.do === 'overlay') this.add(this.now.pages, this.now.overlays + 1)
    else if (step.do === 'close') this.closeOverlays(1)
    else if (step.do === 'back') this.back(step.delta)
    else if (step.do === 'travel') this.travel(step.delta)
    else if (step.do === 'reload') this.closeOverlays(this.now.overlays)
    else this.open(step.do, step.url)
  }

  private open(how: 'push' | 'replace' | 'relaunch' | 'tab', url: string): void {
    if (how === 'tab' && this.urls.length === 1 && this.urls[0] === url && this.now.overlays === 0) return
    this.closeOverlays(this.now.overlays)
    const { pages } = this.now
    if (how === 'push') this.add([...pages, { url }], 0)
    else if (how === 'replace') this.put([...pages.slice(0, -1), { url }])
    else this.startOver(url, how)
  }

  /** One page, or a tab over the first one; nothing of before can be reached. */
  private startOver(url: string, how: 'relaunch' | 'tab'): void {
    if (how === 'tab' && this.urls.length === 1 && this.urls[0] === url) return
    this.position = 0
    const isOtherTab = tabs.indexOf(url) > 0
    this.put([{ url: isOtherTab ? '/' : url }])
    if (isOtherTab) this.add([{ url }], 0)
  }

  private back(delta: number): void {
    if (this.now.overlays > 0) this.closeOverlays(1)
    else if (this.urls.length > 1) this.position -= Math.min(delta, this.urls.length - 1)
    else if (this.urls[0] !== '/') this.startOver('/', 'tab')
  }

  private travel(delta: number): void {
    const target = this.entries[this.position + delta]
    if (!target || target.dead || (delta > 0 && target.overlays > 0)) return
    this.position += delta
  }

  private closeOverlays(count: number): void {
    this.position -= Math.min(count, this.now.overlays)
  }

  private add(pages: readonly Page[], overlays: number): void {
    this.entries = [...this.entries.slice(0, this.position + 1), { pages, overlays, dead: false }]
    this.position++
  }

  /** Another page in this entry: what lay ahead showed the one that was here. */
  private put(pages: readonly Page[]): void {
    for (const entry of this.entries.slice(this.position)) entry.dead = true
    this.entries[this.position] = { pages, overlays: 0, dead: false }
  }
}

const anyPage = fc.constantFrom('/x', '/y', '/z')
const anyTab = fc.constantFrom(...tabs)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('push' as const), url: anyPage }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replace' as const), url: anyPage }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('relaunch' as const), url: fc.oneof(anyPage, anyTab) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tab' as const), url: anyTab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('back' as const), delta: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('travel' as const), delta: fc.constantFrom(-2, -1, 1, 2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('overlay' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
)

const apis = { push: 'navigateTo', replace: 'redirectTo', relaunch: 'reLaunch', tab: 'switchTab' } as const

test('random walks show what a plain model of a browser shows', async () => {
  const walk = fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
    const history = memoryHistory()()
    const model = new Model()
    let navigator = createNavigator(app, history)
    let overlays: { close(): Promise<void> }[] = []

    const carryOut = async (step: Step, now: Navigator) => {
      if (step.do === 'overlay') {
        const layer = now.openLayer(() => {
          overlays = overlays.filter((other) => other !== layer)
        })
        overlays.push(layer)
      } else if (step.do === 'close') await overlays.at(-1)?.close()
      else if (step.do === 'back') await now.back(step.delta)
      else if (step.do === 'travel') history.go(step.delta)
      else if (step.do === 'reload') {
        now.stop()
        overlays = []
        navigator = createNavigator(app, history)
      } else await now.open(apis[step.do], { url: step.url })
      // A move in the history and its correction take a few turns.
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }

    for (const step of steps) {
      // A real browser leaves the app here.
      if (step.do === 'travel' && model.position + step.delta < 0) continue
      await carryOut(step, navigator)
      model.apply(step)
      const shown = navigator.stack.get()
      expect(shown.pages.map(({ url }) => url)).toEqual(model.urls)
      expect(shown.layers).toHaveLength(model.now.overlays)
      expect(history.url()).toBe(model.urls.at(-1))
    }
    navigator.stop()
  })
  await fc.assert(walk, { numRuns: runs(1_000) })
}, 60_000)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testing/setup/runs.ts'
import { tabs, WalkModel } from '../testing/setup/walks/model.ts'
import { apis, type Move, moves } from '../testing/setup/walks/moves.ts'
import { page } from './config.ts'
import { createNavigator } from './createNavigator.ts'
import { memoryHistory } from './memoryHistory.ts'
import type { Navigator } from './navigator.ts'
import { openLayer } from './openLayer.ts'
import { livePages } from './stack.ts'

/*
 * Random walks through the navigator, compared after each move with a model that knows nothing of lines and snapshots.
 * `e2e/walks` takes the same walks through an app in Chromium.
 */

const load = async () => ({})
const app = {
  pages: Object.fromEntries([...tabs, '/list', '/x/:id', '/y/:id', '/z/:id'].map((path) => [path, page({ load })])),
  tabBar: { items: tabs.map((path) => ({ path })), back: 'first' as const },
}

const urlsOf = (pages: readonly { readonly url: string }[]) => pages.map(({ url }) => url).toSorted()

test('random walks show what a plain model of a browser shows', async () => {
  const walk = fc.asyncProperty(fc.array(fc.oneof(...moves), { maxLength: 25 }), async (steps) => {
    const history = memoryHistory()()
    const model = new WalkModel('/')
    let navigator = createNavigator(app, history)
    let overlays: { close(): Promise<void> }[] = []

    const carryOut = async (move: Move, now: Navigator) => {
      if (move.do === 'overlay') {
        const layer = openLayer(now, () => {
          overlays = overlays.filter((other) => other !== layer)
        })
        overlays.push(layer)
      } else if (move.do === 'close') await overlays.at(-1)?.close()
      else if (move.do === 'back') await now.back(move.delta)
      else if (move.do === 'travel') history.go(move.delta)
      else if (move.do === 'reload') {
        now.stop()
        overlays = []
        navigator = createNavigator(app, history)
      } else await now.open(apis[move.do], { url: move.url })
      // A move in the history and its correction take a few turns.
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }

    for (const move of steps) {
      // A real browser leaves the app here.
      if (move.do === 'travel' && model.position + move.delta < 0) continue
      await carryOut(move, navigator)
      model.follow(move)
      const shown = navigator.stack.get()
      expect(shown.pages.map(({ url }) => url)).toEqual(model.urls)
      expect(urlsOf(livePages(shown))).toEqual(urlsOf(model.living))
      expect(shown.layers).toHaveLength(model.now.overlays)
      expect(history.url()).toBe(model.urls.at(-1))
    }
    navigator.stop()
  })
  await fc.assert(walk, { numRuns: runs(1_000) })
}, 60_000)

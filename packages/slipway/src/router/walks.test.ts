import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testing/internal/fuzz/runs.ts'
import { tabs, WalkModel } from '../testing/internal/walks/model.ts'
import { apis, type Move, moves } from '../testing/internal/walks/moves.ts'
import { page } from './config/config.ts'
import { createNavigator } from './createNavigator.ts'
import type { History } from './history/history.ts'
import { memoryHistory } from './history/memoryHistory.ts'
import type { PageNavigator } from './navigator.ts'
import { openOverlayEntry } from './overlay-entries/openOverlayEntry.ts'
import { livePages, topOf } from './stack/stack.ts'
import { tabOperations } from './stack/tabOperations.ts'

/*
 * Random walks through the navigator, compared after each move with a simple model without entry ids and snapshots.
 * `e2e/walks` takes the same walks through an app in Chromium.
 */

const load = async () => ({})
const under = (url: string) => {
  if (url.endsWith('/more')) return url.slice(0, -'/more'.length)
  return url.startsWith('/z/') ? '/list' : undefined
}
const app = {
  pages: {
    ...Object.fromEntries([...tabs, '/list', '/x/:id', '/y/:id'].map((path) => [path, page({ load })])),
    '/z/:id': page({ load, under: '/list' }),
    '/z/:id/more': page({ load, under: '/z/:id' }),
  },
  tabBar: { items: tabs.map((path) => ({ path })), back: 'first' as const, operations: tabOperations },
}

const urlsOf = (pageConfigs: readonly { readonly url: string }[]) => pageConfigs.map(({ url }) => url).toSorted()

/** A history that reports the position of the current entry and the number of entries. */
function watchedHistory() {
  const history = memoryHistory()()
  let ids = [history.entryId()]
  const position = () => ids.indexOf(history.entryId())
  const watched: History = {
    ...history,
    push(url, state) {
      ids = ids.slice(0, position() + 1)
      history.push(url, state)
      ids.push(history.entryId())
    },
  }
  return { history: watched, position, size: () => ids.length }
}

/** Waits until the history and the navigator are idle. */
async function settled(pages: PageNavigator): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    await pages.settled()
  }
}

test('random walks show the same pages as a simple model of a browser', async () => {
  const walk = fc.asyncProperty(fc.array(fc.oneof(...moves), { maxLength: 25 }), async (steps) => {
    const { history, position, size } = watchedHistory()
    const model = new WalkModel('/', { under, owners: false })
    const start = () => createNavigator(app, history)
    let pages = start()
    let overlays: { close(): Promise<void> }[] = []

    const carryOut = async (move: Move, now: PageNavigator) => {
      if (move.do === 'overlay') {
        const overlayEntry = openOverlayEntry(now, () => {
          overlays = overlays.filter((other) => other !== overlayEntry)
        })
        overlays.push(overlayEntry)
      } else if (move.do === 'close') await overlays.at(-1)?.close()
      else if (move.do === 'back') await now.back(move.delta).catch(mayFail)
      else if (move.do === 'travel') history.go(move.delta)
      else if (move.do === 'reload') {
        now.stop()
        overlays = []
        pages = start()
      } else if (move.do === 'foreign') {
        for (let count = 0; count < move.count; count++)
          history.push(history.url(), move.hasState ? { modal: true } : undefined)
      } else if (move.do === 'wipe') history.replace(history.url(), undefined)
      else await now.open(apis[move.do], { url: move.url }).catch(mayFail)
      await settled(pages)
    }

    const mayFail = (error: unknown) => {
      if (!model.isLost) throw error
    }
    const agree = () => expect(history.url()).toBe(topOf(pages.stack.get()).url)

    for (const move of steps) {
      // A real browser leaves the app here.
      if (move.do === 'travel' && position() + move.delta < 0) continue
      // The entry of another script has no state of the app that could be removed.
      if (move.do === 'wipe' && (model.isLost || model.position !== model.ownPosition())) continue
      if (!model.isLost && !model.defines(move)) continue
      await carryOut(move, pages)
      if (!model.isLost) model.follow(move)
      agree()
      if (model.isLost) continue
      const shown = pages.stack.get()
      expect(shown.pages.map(({ url }) => url)).toEqual(model.urls)
      expect(urlsOf(livePages(shown))).toEqual(urlsOf(model.living))
      expect(shown.overlayEntries).toHaveLength(model.now.overlays)
      expect(position()).toBe(model.position)
    }

    for (let count = size(); position() > 0 && count > 0; count--) {
      history.go(-1)
      await settled(pages)
      agree()
    }
    expect(position(), 'Back leads out of the app').toBe(0)
    pages.stop()
  })
  // A walk that does not end fails, instead of the whole test.
  await fc.assert(walk, { numRuns: runs(1_000), timeout: 5_000 })
}, 60_000)

import { expect } from '@playwright/test'
import { headingOf } from './appFacts.ts'
import type { BrowserMove } from './moves.ts'
import { addressAt, type Site } from './places.ts'
import type { Tab } from './tab.ts'

/** Time limit until page and address agree. */
const settleTimeoutMs = 3_000

/** Makes a move while the model does not know the history entries, and compares the page with the address. */
export async function makeLost(tab: Tab, site: Site, move?: BrowserMove): Promise<void> {
  if (move) await carryOut(tab, site, move)
  if (tab.isElsewhere()) {
    if (move?.do === 'travel' && move.delta === -1) return
    await travel(tab, (await tab.position()) + 1 < (await tab.size()) ? 1 : -1)
  }
  if (!tab.isElsewhere()) await compare(tab, site)
}

async function carryOut(tab: Tab, site: Site, move: BrowserMove): Promise<void> {
  if (tab.isElsewhere()) return move.do === 'travel' ? travel(tab, move.delta) : undefined
  switch (move.do) {
    case 'push':
    case 'replace':
    case 'relaunch':
    case 'start':
    case 'tab':
      return tab.call(move.do, move.url)
    case 'back':
      return tab.navigateBack(move.delta)
    case 'travel':
      return travel(tab, move.delta)
    case 'type address': {
      const [top] = (await tab.look()).stack.slice(-1)
      return top === move.url ? undefined : tab.enter(move.url)
    }
    case 'leave':
      await tab.leave()
      return travel(tab, move.delta)
    case 'overlay':
      await tab.press('[data-press=open]')
      return
    case 'close':
      await tab.press('[data-press=close]')
      return
    case 'escape':
      return tab.pressKey('Escape')
    case 'reload':
      return tab.reload()
    case 'resize':
      return tab.resize(move.size)
    case 'foreign':
      return tab.addForeign(move.count, move.hasState || site.history === 'paths')
    case 'part':
      if (site.history === 'paths') await tab.press('[data-press=part]')
      return
    default:
  }
}

/** Moves by a number of entries, if such an entry exists. */
async function travel(tab: Tab, delta: number): Promise<void> {
  const target = (await tab.position()) + delta
  if (target < 0 || target >= (await tab.size())) return
  if (await tab.crosses(delta)) await tab.cross(delta)
  else await tab.travel(delta)
}

async function compare(tab: Tab, site: Site): Promise<void> {
  const end = performance.now() + settleTimeoutMs
  for (;;) {
    const { address, stack, shown, overlays } = await tab.look()
    const { messages } = tab
    const top = stack.at(-1) ?? ''
    const { pathname, search, hash } = new URL(addressAt(site, top))
    // With path addresses, the hash is a fragment of the page.
    const [, withoutPart = ''] = /^([^#]*)/.exec(address) ?? []
    const seen = { address: site.history === 'paths' ? withoutPart : address, page: shown.at(-1), messages }
    const expected = { address: pathname + search + hash, page: headingOf(top), messages: [] }
    const isRight = seen.address === expected.address && seen.page === expected.page
    if (isRight && messages.length === 0) return
    if (performance.now() > end || messages.length > 0) {
      expect({ ...seen, stack, overlays }).toEqual({ ...expected, stack, overlays })
      return
    }
    await tab.nextFrame()
  }
}

import type { Question } from '../backPress.ts'
import type { NavigatorCore } from '../navigatorCore.ts'
import type { Snapshot } from '../stack.ts'
import { isAtOwn, leaveForeign, persist } from './persist.ts'

/**
 * Called at an entry that is not the app's own. A link to a part of the page scrolls there. An address that was typed after the
 * hash is opened. The entries of other scripts are passed over.
 *
 * @returns A question to ask before the typed address is opened.
 */
export async function followForeign(tools: NavigatorCore): Promise<Question | undefined> {
  const { history, historyDriver, stack, showPart } = tools
  // Without the Navigation API the id is the number of entries, which a move does not change: this is another entry all the same.
  if (typeof historyDriver.ownId === 'number') historyDriver.ownId = undefined
  const url = history.url()
  const part = history.part()
  const isBrowsers = history.state() === undefined
  if (isBrowsers && part !== undefined && url === urlOf(stack.get())) showPart?.(part)
  else if (!(await leaveForeign(historyDriver))) await tools.restart(tools)
  else {
    const there = historyDriver.here()
    // Another script's entry without a state has the address of the entry below.
    const isTyped = isBrowsers && part === undefined && url !== urlOf(there)
    if (isTyped) {
      const now = stack.get()
      if (!isAtOwn(tools)) await persist(tools, now, [{ to: now.entryIds }], '')
      const make = tools.isTab(url) ? tools.switchTab : tools.navigateTo
      return tools.attempt(tools, (bare) => make(bare, { url }, tools))
    }
    if (there && !isAtOwn(tools)) tools.onMove(tools, there, false)
  }
  return undefined
}

const urlOf = (snapshot: Snapshot | undefined) => snapshot?.pages.at(-1)?.url

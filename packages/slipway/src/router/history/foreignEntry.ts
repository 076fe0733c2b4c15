import type { Question } from '../backPress.ts'
import type { NavigatorCore } from '../navigatorCore.ts'
import type { Snapshot } from '../stack.ts'
import { isAtOwn, leaveForeign, persist } from './persist.ts'

/**
 * Called at an entry that is not the app's own. For a link to a part of the page, scrolls to that part. Opens an address that
 * the user typed after the hash. Skips the entries of other scripts.
 *
 * @returns A function to call before the typed address is opened, if pages have Back listeners.
 */
export async function followForeign(tools: NavigatorCore): Promise<Question | undefined> {
  const { history, historyDriver, stack, showPart } = tools
  // Without the Navigation API the id is the number of entries. A move does not change that number, yet this is another entry.
  if (typeof historyDriver.ownId === 'number') historyDriver.ownId = undefined
  const url = history.url()
  const part = history.part()
  const isBrowsers = history.state() === undefined
  if (isBrowsers && part !== undefined && url === urlOf(stack.get())) await showPart?.(part)
  else if (!(await leaveForeign(historyDriver))) await tools.restart(tools)
  else {
    const there = historyDriver.here()
    // An entry of another script without a state has the address of the entry below it; a typed entry has another address.
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

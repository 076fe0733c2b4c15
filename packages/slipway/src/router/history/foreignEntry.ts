import type { Question } from '../backPress.ts'
import { commit } from '../commit.ts'
import { withoutFragment } from '../config/address.ts'
import { splitUrl } from '../config/routes.ts'
import type { NavigatorCore } from '../navigatorCore.ts'
import { changeFragment } from '../operations/changeFragment.ts'
import { topOf } from '../stack.ts'
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
  const isBrowsers = history.state() === undefined
  const shown = stack.get()
  const mayBeFragment = history.hasOwnPaths || url.includes('#')
  if (isBrowsers && mayBeFragment && withoutFragment(url) === withoutFragment(topOf(shown).url)) {
    // The entry remains the browser's own: Back returns to the address before.
    commit(tools, changeFragment(shown, url).next)
    await showPart?.(splitUrl(url).hash.slice(1))
  } else if (!(await leaveForeign(historyDriver))) await tools.restart(tools)
  else {
    const there = historyDriver.here()
    // An entry of another script without a state has the address of the entry below it; a typed entry has another address.
    const isTyped = isBrowsers && !history.hasOwnPaths && url !== (there && topOf(there).url)
    if (isTyped) {
      const now = stack.get()
      if (!isAtOwn(tools)) await persist(tools, now, [{ to: now.entryIds }], '')
      const make = tools.isTab(url) ? tools.switchTab : tools.navigateTo
      return tools.attempt(tools, (bare) => make(bare, { url }, tools))
    }
    // The address of the entry may lack the fragment of a link whose entry was left.
    const isShown = isAtOwn(tools) && there && topOf(there).url === topOf(stack.get()).url
    if (there && !isShown) tools.onMove(tools, there, false)
  }
  return undefined
}

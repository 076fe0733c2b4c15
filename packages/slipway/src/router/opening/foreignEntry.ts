import { splitUrl, withoutFragment } from '../address/address.ts'
import { isAtOwn, leaveForeign, persist } from '../history/persist.ts'
import type { RepairTools } from '../history/stackHistory.ts'
import { changeFragment } from '../stack/changeFragment.ts'
import { topOf } from '../stack/stack.ts'
import type { StackStore } from '../stack/stackStore.ts'
import type { Question } from './backPress.ts'
import type { LateParts } from './lateParts.ts'
import type { Leaver } from './leaver.ts'
import type { Operations } from './operations.ts'
import type { AppRules } from './startStack.ts'
import type { UserMoves } from './userMoves.ts'

/** The parts of the navigator that `followForeign` uses. */
interface ForeignTools
  extends RepairTools,
    Pick<StackStore, 'commit'>,
    Pick<Leaver, 'attempt'>,
    Pick<UserMoves, 'onMove'> {
  readonly operations: Operations
  readonly rules: AppRules
  readonly late: LateParts
}

/**
 * Called at an entry that is not the app's own. For a link to a part of the page, scrolls to that part. Opens an address that
 * the user typed after the hash. Skips the entries of other scripts.
 *
 * @returns A function to call before the typed address is opened, if pages have Back listeners.
 */
export async function followForeign(tools: ForeignTools): Promise<Question | undefined> {
  const { history, historyDriver, stack } = tools
  // Without the Navigation API the id is the number of entries. A move does not change that number, yet this is another entry.
  if (typeof historyDriver.ownId === 'number') historyDriver.ownId = undefined
  const url = history.url()
  const isBrowsers = history.state() === undefined
  const shown = stack.get()
  const mayBeFragment = history.hasOwnPaths || url.includes('#')
  if (isBrowsers && mayBeFragment && withoutFragment(url) === withoutFragment(topOf(shown).url)) {
    // The entry remains the browser's own: Back returns to the address before.
    tools.commit(changeFragment(shown, url).next)
    await tools.late.showPart?.(splitUrl(url).hash.slice(1))
  } else if (!(await leaveForeign(historyDriver))) await tools.restart()
  else {
    const there = historyDriver.here()
    // An entry of another script without a state has the address of the entry below it; a typed entry has another address.
    const isTyped = isBrowsers && !history.hasOwnPaths && url !== (there && topOf(there).url)
    if (isTyped) {
      const now = stack.get()
      if (!isAtOwn(tools)) await persist(tools, now, [{ to: now.entryIds }], '')
      const { operations, rules } = tools
      const make = operations[rules.isTab(url) ? 'switchTab' : 'navigateTo']
      return tools.attempt((bare) => make(bare, { url }, rules))
    }
    // The address of the entry may lack the fragment of a link whose entry was left.
    const isShown = isAtOwn(tools) && there && topOf(there).url === topOf(stack.get()).url
    if (there && !isShown) tools.onMove(there, false)
  }
  return undefined
}

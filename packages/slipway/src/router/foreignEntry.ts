import type { Question } from './backPress.ts'
import { isAtOwn, leaveForeign } from './persist.ts'
import type { RepairTools } from './repairTools.ts'

/**
 * Called at an entry that is not the app's own. A link to a part of the page scrolls there. An address that was typed after the
 * hash is opened. The entries of other scripts are passed over.
 *
 * @returns A question to ask before the typed address is opened.
 */
export async function followForeign(tools: RepairTools): Promise<Question | undefined> {
  const { history, traveller, rules } = tools
  const { stack, showPart } = tools.navigator()
  const url = history.url()
  const part = history.part()
  const isSame = url === stack.get().pages.at(-1)?.url
  const isBrowsers = history.state() === undefined
  if (isBrowsers && isSame && part !== undefined) showPart?.(part)
  else if (!(await leaveForeign(traveller))) await tools.restart()
  else if (isBrowsers && !isSame && part === undefined) {
    const make = rules.isTab(url) ? tools.switchTab : tools.navigateTo
    return tools.attempt((bare) => make(bare, { url }, rules))
  } else if (!isAtOwn(tools)) {
    const there = traveller.here()
    if (there) tools.onMove(there, false)
  }
  return undefined
}

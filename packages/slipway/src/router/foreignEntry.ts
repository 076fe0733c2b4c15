import type { ApiError } from '../base/ApiError.ts'
import type { Question } from './backPress.ts'
import type { History } from './history.ts'
import { leaveForeign } from './persist.ts'
import type { Change, push, Snapshot, StackRules } from './stack.ts'
import type { Traveller } from './traveller.ts'

/** The parts of the navigator that repairs use: imports would split the first chunk of apps. */
export interface RepairTools extends Record<'navigateTo' | 'switchTab', typeof push> {
  readonly ApiError: typeof ApiError
  readonly history: History
  readonly traveller: Traveller
  readonly rules: StackRules
  /** The stack shown. */
  now(): Snapshot
  /** Starts again from the current entry. */
  restart(): Promise<void>
  /** Shows the entry that was reached. */
  onMove(there: Snapshot, animated: boolean): void
  /** Makes a change. Returns a question if pages want to be asked before. */
  attempt(make: (bare: Snapshot) => Change): Promise<Question | undefined>
  /** Scrolls to a part of the page shown. */
  showPart(part: string): void
}

/**
 * Called at an entry that is not the app's own. A link to a part of the page scrolls there. An address that was typed after the
 * hash is opened. The entries of other scripts are passed over.
 *
 * @returns A question to ask before the typed address is opened.
 */
export async function followForeign(tools: RepairTools): Promise<Question | undefined> {
  const { history, traveller, rules, now } = tools
  const url = history.url()
  const part = history.part()
  const isSame = url === now().pages.at(-1)?.url
  const isBrowsers = history.state() === undefined
  if (isBrowsers && isSame && part !== undefined) tools.showPart(part)
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

/**
 * Called after a change that the history did not follow. Shows what the current entry holds.
 *
 * @param api The call that made the change; empty if none did.
 * @throws {ApiError} `unavailable` if a call made the change.
 */
export async function resync(tools: RepairTools, api: string): Promise<void> {
  if (!isAtOwn(tools)) await tools.restart()
  if (api) throw new tools.ApiError(api, 'unavailable', 'the browser refuses further history entries for some seconds')
}

function isAtOwn({ traveller, now }: RepairTools): boolean {
  return traveller.here()?.line.at(-1) === now().line.at(-1)
}

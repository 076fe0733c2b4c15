import { ApiError } from '../base/call/ApiError.ts'
import { apply } from './applyChange.ts'
import type { BackSource, Question } from './backPress.ts'
import { checkGuards } from './guards/pageGuards.ts'
import type { NavigatorCore } from './navigatorCore.ts'
import { type Step, withOverlaysClosed } from './overlay-entries/overlayEntries.ts'
import { recordOf } from './pageRecords.ts'
import { back as backBy, closeOverlayEntries, topOf } from './stack.ts'

/** Shows a page that Back uncovers. Runs its guards first; a swipe has run them already. */
export function showUncovered(core: NavigatorCore, make: Step, from?: BackSource): Promise<void> {
  const change = withOverlaysClosed(core.stack.get(), make)
  const entry = topOf(change.next)
  checkGuards(core, entry, from === 'swipe' ? recordOf(core, entry).guardResult : undefined)
  return apply(core, change)
}

/** Makes a change. If listeners must be called first, resolves with a function that calls them and then makes the change. */
export async function attempt(core: NavigatorCore, make: Step, from?: BackSource): Promise<Question | undefined> {
  const { next } = withOverlaysClosed(core.stack.get(), make)
  const question = core.backPress?.leaving(core, make, next, from)
  if (!question) await showUncovered(core, make, from)
  return question
}

/**
 * Closes the topmost overlay, else removes pages from the top. If only one page is left, or `delta` is `Infinity`, opens the root
 * page.
 */
export async function back(core: NavigatorCore, delta: number, from: BackSource = 'navigateBack'): Promise<void> {
  const { root } = core.routes
  const make: Step = (bare) => {
    if (bare.pages.length > 1 && delta < Infinity) return backBy(bare, delta)
    return core[root.tabIndex < 0 ? 'reLaunch' : 'switchTab'](bare, { url: root.path }, core)
  }
  const ask = await core.enqueue(async () => {
    const now = core.stack.get()
    const isAtRoot = now.pages.length === 1 && core.matchOf(topOf(now))?.route === root
    if (now.overlayEntries.length > 0) await apply(core, closeOverlayEntries(now, 1))
    else if (!isAtRoot) return attempt(core, make, from)
    return undefined
  })
  if (ask && (await ask())) throw new ApiError('navigateBack', 'cancelled', 'onBackPress')
}

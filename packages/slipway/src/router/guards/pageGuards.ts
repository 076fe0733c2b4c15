import { apply } from '../applyChange.ts'
import type { NavigatorCore } from '../navigatorCore.ts'
import { recordOf } from '../pageRecords.ts'
import { closeOverlayEntries, type PageEntry, topOf } from '../stack.ts'
import { type GuardResult, runGuards } from './guards.ts'

/**
 * Runs a page's guards and hides the page until they have a result. Only the newest run counts.
 *
 * @param known The result, if the guards have run already.
 */
export function checkGuards(core: NavigatorCore, entry: PageEntry, known?: GuardResult | Promise<GuardResult>): void {
  const { pageGates } = core
  const { key } = entry
  const page = recordOf(core, entry)
  const guardResult = known ?? runGuards(core.app, page.match, entry.url)
  const isNewest = () => core.records.get(key)?.guardResult === guardResult
  page.guardResult = guardResult
  if (guardResult instanceof Promise) {
    pageGates.set(key, { name: 'waiting' })
    void guardResult.then((result) => isNewest() && checkGuards(core, entry, result))
    return
  }
  pageGates.set(key, guardResult.name === 'open' ? undefined : guardResult)
  if (guardResult.name === 'open') return
  const leave = async () => {
    const now = core.stack.get()
    if (topOf(now).key !== key || !isNewest()) return
    if (guardResult.name === 'refused' && guardResult.redirect) await guardResult.redirect.follow(core, 'redirectTo', 1)
    // Overlays above the page are closed: they do not appear again with the page.
    else if (now.overlayEntries.length > 0) await apply(core, closeOverlayEntries(now))
  }
  core.enqueue(leave).catch((error: unknown) => pageGates.set(key, { name: 'failed', error }))
}

import type { AnyApp } from '../config/config.ts'
import type { GuardResult, PageGates, RedirectOpener } from '../config/guardTypes.ts'
import type { PageRecords } from '../config/pageRecords.ts'
import type { StackHistory } from '../history/stackHistory.ts'
import { closeOverlayEntries, type PageEntry, topOf } from '../stack/stack.ts'
import type { StackStore } from '../stack/stackStore.ts'
import { runGuards } from './guards.ts'

/**
 * Runs a page's guards and hides the page until they have a result. Only the newest run counts.
 *
 * @param known The result, if the guards have run already.
 */
export type CheckGuards = (entry: PageEntry, known?: GuardResult | Promise<GuardResult>) => void

/** Parts of `createPageGuards`. */
interface PageGuardsParts extends Pick<StackStore, 'stack'>, Pick<StackHistory, 'enqueue' | 'apply'>, RedirectOpener {
  readonly app: AnyApp
  readonly records: PageRecords
  readonly pageGates: PageGates
}

/** Creates the guards of the pages on the stack. */
export function createPageGuards(parts: PageGuardsParts): CheckGuards {
  const { app, stack, records, pageGates, enqueue, apply } = parts
  return function check(entry, known) {
    const { key } = entry
    const page = records.of(entry)
    const guardResult = known ?? runGuards(app, page.match, entry.url)
    const isNewest = () => records.get(key)?.guardResult === guardResult
    page.guardResult = guardResult
    if (guardResult instanceof Promise) {
      pageGates.set(key, { name: 'waiting' })
      void guardResult.then((result) => isNewest() && check(entry, result))
      return
    }
    pageGates.set(key, guardResult.name === 'open' ? undefined : guardResult)
    if (guardResult.name === 'open') return
    const leave = async () => {
      const now = stack.get()
      if (topOf(now).key !== key || !isNewest()) return
      if (guardResult.name === 'refused' && guardResult.redirect)
        await guardResult.redirect.follow(parts, 'redirectTo', 1)
      // Overlays above the page are closed: they do not appear again with the page.
      else if (now.overlayEntries.length > 0) await apply(closeOverlayEntries(now))
    }
    enqueue(leave).catch((error: unknown) => pageGates.set(key, { name: 'failed', error }))
  }
}

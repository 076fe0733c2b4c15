import type { Match } from './config/routes.ts'
import type { FoundPlace } from './config/targets.ts'
import type { GuardResult } from './guards/guards.ts'
import type { NavigatorCore } from './navigatorCore.ts'
import type { PageEntry } from './stack.ts'

/** The navigator's notes about a page on the stack. */
export interface PageRecord {
  /** The page and its parameters; `undefined` if the address leads to no page, or its parameters are not valid. */
  readonly match: Match | undefined
  /** The newest result of the guards. */
  guardResult?: GuardResult | Promise<GuardResult>
  /** Resolves the call that waits until the page is on the screen. */
  settle?: () => void
}

/**
 * The record of a page. Made when it is first needed.
 *
 * @param place The resolved target that has opened the page.
 */
export function recordOf(
  core: Pick<NavigatorCore, 'records' | 'routes'>,
  { key, url }: PageEntry,
  place?: FoundPlace,
): PageRecord {
  let record = core.records.get(key)
  if (!record) {
    // A kept tab has the address of its first visit.
    const found = place?.url === url ? place : core.routes.match(url)
    record = { match: found?.params && found }
    core.records.set(key, record)
  }
  return record
}

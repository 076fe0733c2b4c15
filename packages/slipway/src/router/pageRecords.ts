import type { Match } from './config/routes.ts'
import type { FoundPlace } from './config/targets.ts'
import type { GuardResult } from './guards/guards.ts'
import type { NavigatorCore } from './navigatorCore.ts'
import type { PageEntry } from './stack.ts'

/** The navigator's data about a page on the stack. */
export interface PageRecord {
  /** The page and its parameters; `undefined` if the address matches no page, or its parameters are invalid. */
  readonly match: Match | undefined
  /** The newest result of the guards. */
  guardResult?: GuardResult | Promise<GuardResult>
  /** Resolves the call that waits until the page is shown. */
  settle?: () => void
}

/**
 * Returns the record of a page, and creates it on first use.
 *
 * @param place The resolved target that opens the page.
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

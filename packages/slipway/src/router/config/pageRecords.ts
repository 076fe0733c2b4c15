import type { PageEntry } from '../stack/stack.ts'
import type { GuardResult } from './guardTypes.ts'
import type { Match, RouteTable } from './routes.ts'
import type { FoundTarget } from './targets.ts'

/** The navigator's data about a page on the stack. */
export interface PageRecord {
  /** The page and its parameters; `undefined` if the address matches no page, or its parameters are invalid. */
  readonly match: Match | undefined
  /** The newest result of the guards. */
  guardResult?: GuardResult | Promise<GuardResult>
  /** Resolves the call that waits until the page is shown. */
  settle?: () => void
}

/** The records of the pages on the stack, by key. */
export interface PageRecords extends Pick<ReadonlyMap<string, PageRecord>, 'get' | 'values'> {
  /**
   * Returns the record of a page, and creates it on first use.
   *
   * @param target The resolved target that opens the page.
   */
  of(entry: PageEntry, target?: FoundTarget): PageRecord
  /** Removes the records of dropped pages. Calls that wait for such a page resolve. */
  keepOnly(alive: ReadonlySet<string>): void
}

/** Creates the records of the pages on the stack. */
export function createPageRecords(routes: RouteTable): PageRecords {
  const records = new Map<string, PageRecord>()
  return {
    get: (key) => records.get(key),
    values: () => records.values(),
    of({ key, url }, target) {
      let record = records.get(key)
      if (!record) {
        // A kept tab has the address of its first visit.
        const found = target?.url === url ? target : routes.match(url)
        record = { match: found?.params && found }
        records.set(key, record)
      }
      return record
    },
    keepOnly(alive) {
      for (const [key, page] of records) {
        if (alive.has(key)) continue
        // The page's gate remains, because a page that leaves the screen must show no more than before.
        records.delete(key)
        page.settle?.()
      }
    },
  }
}

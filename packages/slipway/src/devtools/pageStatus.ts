import type { PageGate } from '../router/config/guardTypes.ts'
import { type PageEntry, type Snapshot, topOf } from '../router/stack/stack.ts'

/** Position of a page. */
export type PageLocation = 'on top' | 'covered' | 'kept tab'

/** Visibility of a page. */
export type PageVisibility =
  | 'shown'
  | 'loading'
  | 'hidden'
  | 'not rendered yet'
  | 'waits for its guard'
  | 'refused by its guard'
  | 'its guard failed'

/** State of the app from which the status of a page is derived. */
export interface StackFacts {
  readonly stack: Snapshot
  readonly gates: ReadonlyMap<string, PageGate>
  /** Key of the page whose content is on the screen. */
  readonly painted: string | undefined
  /** Keys of the pages whose content has been on the screen in this document. */
  readonly seen: ReadonlySet<string>
}

const visibilityOfGate: Readonly<Record<PageGate['name'], PageVisibility>> = {
  waiting: 'waits for its guard',
  refused: 'refused by its guard',
  failed: 'its guard failed',
}

/** The position and visibility of a page. */
export function statusOf(
  { key }: PageEntry,
  { stack, gates, painted, seen }: StackFacts,
): { location: PageLocation; visibility: PageVisibility } {
  const isTop = topOf(stack).key === key
  const location = isTop ? 'on top' : stack.pages.some((page) => page.key === key) ? 'covered' : 'kept tab'
  const gate = gates.get(key)
  if (gate) return { location, visibility: visibilityOfGate[gate.name] }
  if (isTop) return { location, visibility: painted === key ? 'shown' : 'loading' }
  return { location, visibility: seen.has(key) ? 'hidden' : 'not rendered yet' }
}

import type { PageGate } from '../router/guards/pageGates.ts'
import { type PageEntry, type Snapshot, topOf } from '../router/stack.ts'

/** Where a page lies. */
export type PagePlace = 'on top' | 'covered' | 'kept tab'

/** What is to be seen of a page. */
export type PageSight =
  | 'shown'
  | 'loading'
  | 'hidden'
  | 'not drawn yet'
  | 'waits for its guard'
  | 'refused by its guard'
  | 'its guard failed'

/** What is known of the pages. */
export interface Scene {
  readonly stack: Snapshot
  readonly gates: ReadonlyMap<string, PageGate>
  /** The page that has its content on the screen, by key. */
  readonly drawn: string | undefined
  /** The pages that had their content on the screen in this document, by key. */
  readonly met: ReadonlySet<string>
}

const sightOfGate: Readonly<Record<PageGate['name'], PageSight>> = {
  waiting: 'waits for its guard',
  refused: 'refused by its guard',
  failed: 'its guard failed',
}

/** Tells how a page of the stack is. */
export function statusOf(
  { key }: PageEntry,
  { stack, gates, drawn, met }: Scene,
): { place: PagePlace; sight: PageSight } {
  const isTop = topOf(stack).key === key
  const place = isTop ? 'on top' : stack.pages.some((page) => page.key === key) ? 'covered' : 'kept tab'
  const gate = gates.get(key)
  if (gate) return { place, sight: sightOfGate[gate.name] }
  if (isTop) return { place, sight: drawn === key ? 'shown' : 'loading' }
  return { place, sight: met.has(key) ? 'hidden' : 'not drawn yet' }
}

import { type PageEntry, type Snapshot, topOf } from '../../router/stack.ts'

/** What moves: a page comes over the one below, or goes and uncovers it. */
export interface Motion {
  readonly kind: 'push' | 'pop'
  /** The page that comes or goes; it stays on the screen until the motion ends, even if it has left the stack. */
  readonly upper: PageEntry
  /** The page that it covers or uncovers. */
  readonly lower: PageEntry
}

/**
 * The motion that a change of the stack asks for.
 *
 * A page put on top comes in, a page taken off goes out; a page that takes another's place, a tab and a new start are there
 * at once.
 */
export function motionOf(before: Snapshot, after: Snapshot): Motion | undefined {
  const from = topOf(before)
  const to = topOf(after)
  if (from.key === to.key) return undefined
  const holds = ({ pages }: Snapshot, { key }: PageEntry) => pages.some((page) => page.key === key)
  if (holds(after, from)) return { kind: 'push', upper: to, lower: from }
  if (holds(before, to)) return { kind: 'pop', upper: from, lower: to }
  return undefined
}

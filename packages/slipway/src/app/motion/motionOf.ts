import { type PageEntry, type Snapshot, topOf } from '../../router/stack/stack.ts'

/** A motion: the upper page enters over the lower one, or leaves and uncovers it. */
export interface Motion {
  readonly kind: 'push' | 'pop'
  /** The page that enters or leaves. It stays on screen until the motion ends, even if it has left the stack. */
  readonly upper: PageEntry
  /** The page that is covered or uncovered. */
  readonly lower: PageEntry
}

/**
 * Returns the motion for a change of the stack.
 *
 * A page pushed on top enters; a page that is popped leaves. A replaced page, a tab and `reLaunch` have no motion.
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

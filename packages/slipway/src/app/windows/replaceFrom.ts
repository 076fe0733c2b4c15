import {
  back,
  type Change,
  type Destination,
  joined,
  replace,
  type Snapshot,
  type StackRules,
} from '../../router/stack/stack.ts'

/** Replaces the page at a depth, counted from the bottom, and all pages above it by one page. */
export function replaceFrom(depth: number, now: Snapshot, to: Destination, rules: StackRules): Change {
  const count = now.pages.length - 1 - depth
  const bare: Change = count > 0 ? back(now, count) : { next: now, moves: [] }
  return joined(bare, replace(bare.next, to, rules))
}

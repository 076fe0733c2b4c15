import { peekNavigator } from '../../router/current.ts'
import type { OpenApi } from '../../router/rules.ts'
import {
  back,
  type Change,
  type Destination,
  push,
  replace,
  type Snapshot,
  type StackRules,
  topOf,
} from '../../router/stack.ts'
import { pageInUse } from './pageInUse.ts'

/**
 * How a call made at this moment changes the stack. One made in the page beside the stack means that page, whatever lies
 * over it: what a list opens takes the place of the details that are there.
 *
 * Details that are asked before they are left (`useBackPress`) are covered like any other page, so that nothing is lost.
 */
export function stepFor(api: OpenApi): ((now: Snapshot, to: Destination, rules: StackRules) => Change) | undefined {
  const key = pageInUse()
  if (key === undefined || (api !== 'navigateTo' && api !== 'redirectTo')) return undefined
  return (now, to, rules) => {
    const depth = now.pages.findIndex((page) => page.key === key)
    const isTop = depth < 0 || depth === now.pages.length - 1
    if (api === 'redirectTo') return isTop ? replace(now, to, rules) : replaceFrom(depth, now, to, rules)
    if (isTop || peekNavigator()?.backPress.has(topOf(now).key)) return push(now, to, rules)
    return replaceFrom(depth + 1, now, to, rules)
  }
}

/** Puts a page in the place of the one at a depth, counted from the bottom, and of all those above it. */
export function replaceFrom(depth: number, now: Snapshot, to: Destination, rules: StackRules): Change {
  const count = now.pages.length - 1 - depth
  const bare: Change = count > 0 ? back(now, count) : { next: now, moves: [] }
  const { next, moves } = replace(bare.next, to, rules)
  return { next, moves: [...bare.moves, ...moves] }
}

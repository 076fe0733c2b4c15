import type { OpenApi } from '../../router/config/rules.ts'
import { peekNavigator } from '../../router/current.ts'
import { type Change, type Destination, push, replace, type Snapshot, type StackRules } from '../../router/stack.ts'
import { pageInUse } from './pageInUse.ts'
import { replaceFrom } from './replaceFrom.ts'

/**
 * How a call made at this moment changes the stack. One made in the page beside the stack means that page, whatever lies
 * over it: what a list opens takes the place of the details that are there.
 *
 * Details that are asked before they are left (`useBackPress`, `useUnsavedChanges`) are covered like any other page, so that
 * nothing is lost.
 */
export function stepFor(api: OpenApi): ((now: Snapshot, to: Destination, rules: StackRules) => Change) | undefined {
  const key = pageInUse()
  if (key === undefined || (api !== 'navigateTo' && api !== 'redirectTo')) return undefined
  return (now, to, rules) => {
    const depth = now.pages.findIndex((page) => page.key === key)
    const isCovered = depth >= 0 && depth < now.pages.length - 1
    if (api === 'redirectTo') return isCovered ? replaceFrom(depth, now, to, rules) : replace(now, to, rules)
    const backPress = peekNavigator()?.backPress
    const isAsked = now.pages.some((page, index) => index > depth && backPress?.holds(page.key))
    return isCovered && !isAsked ? replaceFrom(depth + 1, now, to, rules) : push(now, to, rules)
  }
}

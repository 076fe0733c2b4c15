import { coversWindows } from '../../router/config/coversWindows.ts'
import { peekNavigator } from '../../router/current.ts'
import type { OpenApi } from '../../router/stack/stack.ts'
import {
  type Change,
  type Destination,
  push,
  replace,
  type Snapshot,
  type StackRules,
} from '../../router/stack/stack.ts'
import { pageInUse } from './pageInUse.ts'
import { replaceFrom } from './replaceFrom.ts'

/**
 * Returns the stack change for a call made now. A call made in the page that a window shows acts on that page, whatever
 * covers it in the stack: a page that a list opens replaces the details page.
 *
 * A page that covers the windows (`coversWindows`) is above both pages, and replaces neither.
 *
 * A details page that must be asked before it is left (`useBackPress`, `useUnsavedChanges`) is covered like any other page,
 * so that nothing is lost.
 */
export function stepFor(api: OpenApi): ((now: Snapshot, to: Destination, rules: StackRules) => Change) | undefined {
  const key = pageInUse()
  if (key === undefined || (api !== 'navigateTo' && api !== 'redirectTo')) return undefined
  return (now, to, rules) => {
    const pages = peekNavigator()
    if (api === 'navigateTo' && coversWindows(pages?.routes.match(to.url)?.route.config)) return push(now, to, rules)
    const depth = now.pages.findIndex((page) => page.key === key)
    const hasPagesAbove = depth >= 0 && depth < now.pages.length - 1
    if (api === 'redirectTo') return hasPagesAbove ? replaceFrom(depth, now, to, rules) : replace(now, to, rules)
    const backPress = pages?.backPress
    const mayBlock = now.pages.some((page, index) => index > depth && backPress?.holds(page.key))
    return hasPagesAbove && !mayBlock ? replaceFrom(depth + 1, now, to, rules) : push(now, to, rules)
  }
}

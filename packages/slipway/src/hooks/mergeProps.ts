import { cx } from '../base/cx.ts'

type Props = Record<string, unknown>

/**
 * Joins a component's own props with the app's: both handlers of an event run (the app's first; `preventDefault` there
 * keeps ours from running), class names and styles merge, and everything else the app gave wins.
 */
export function mergeProps<Own extends object, Given extends object>(own: Own, given: Given): Own & Given {
  const merged = { ...own } as Props
  for (const [name, theirs] of Object.entries(given)) {
    const ours = merged[name]
    if (name === 'className') merged[name] = cx(ours as string | undefined, theirs as string | undefined) || undefined
    else if (name === 'style') merged[name] = ours ? { ...(ours as object), ...(theirs as object) } : theirs
    else if (/^on[A-Z]/.test(name) && isFunction(ours) && isFunction(theirs)) merged[name] = both(theirs, ours)
    else if (theirs !== undefined || !(name in merged)) merged[name] = theirs
  }
  return merged as Own & Given
}

type Handler = (event: unknown) => unknown

const isFunction = (value: unknown): value is Handler => typeof value === 'function'

function both(theirs: Handler, ours: Handler): Handler {
  return (event) => {
    theirs(event)
    const prevented = (event as { defaultPrevented?: boolean } | undefined)?.defaultPrevented
    if (!prevented) ours(event)
  }
}

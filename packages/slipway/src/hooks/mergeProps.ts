import { cx } from '../base/cx.ts'

type Props = Record<string, unknown>

/**
 * Joins a component's own props with the app's.
 *
 * - Handlers of one event both run, the app's first; where it calls `preventDefault`, ours stays away.
 * - Class names and styles add up; in a style the app's fields win.
 * - Everything else the app gave wins. `undefined` gives nothing, so our own stays.
 *
 * A `ref` is no exception to the last rule: a component that needs one too joins them by `useMergedRef`.
 *
 * @example
 * mergeProps({ className: 'sw-tag', onClick: select }, { className: 'wide', onClick: report })
 * // { className: 'sw-tag wide', onClick: (event) => … }
 */
export function mergeProps<Own extends object, Given extends object>(own: Own, given: Given): Own & Given {
  const merged = { ...own } as Props
  for (const name in given) merged[name] = mergeProp(name, merged[name], given[name])
  return merged as Own & Given
}

function mergeProp(name: string, ours: unknown, theirs: unknown): unknown {
  // `null` takes a handler away in React; it must not take ours.
  if (isFunction(ours) && /^on[A-Z]/.test(name)) return isFunction(theirs) ? both(theirs, ours) : ours
  if (theirs === undefined) return ours
  if (name === 'className') return cx(ours as string | undefined, theirs as string) || undefined
  return name === 'style' ? { ...(ours as object | undefined), ...(theirs as object) } : theirs
}

type Handler = (event: unknown) => unknown

const isFunction = (value: unknown): value is Handler => typeof value === 'function'

function both(theirs: Handler, ours: Handler): Handler {
  return (event) => {
    const wasPrevented = isPrevented(event)
    theirs(event)
    if (wasPrevented || !isPrevented(event)) ours(event)
  }
}

const isPrevented = (event: unknown) => (event as { defaultPrevented?: boolean } | undefined)?.defaultPrevented

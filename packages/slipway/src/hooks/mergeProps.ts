import { cx } from '../base/cx.ts'

type Props = Record<string, unknown>

/**
 * Merges a component's own props with the app's.
 *
 * - Handlers of the same event both run, the app's first. If the app's handler calls `preventDefault`, the component's own handler
 *   does not run.
 * - Class names and styles are combined; the app's style properties override the component's.
 * - All other props of the app override the component's. A prop that is `undefined` overrides nothing.
 *
 * A `ref` follows the last rule too: a component that needs a ref of its own merges both with `useMergedRef`.
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
  // In React `null` removes a handler; here it must not remove the component's own.
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

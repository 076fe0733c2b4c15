import type { Unsubscribe } from '../../base/emitter.ts'

/** The `touch-action` values that the recognisers of an element need, and the style before the first of them. */
interface Shares {
  readonly before: string
  readonly left: Set<{ readonly touchAction: string }>
}

const shares = new WeakMap<HTMLElement, Shares>()

/**
 * Restricts an element's `touch-action` to the given value. With several restrictions, only the actions that all of them allow
 * remain, so that a pan and a pinch can share an element.
 *
 * @param touchAction A value of CSS `touch-action`.
 * @returns Removes the restriction; the last removal restores the element's style.
 */
export function leaveTouchAction(element: HTMLElement, touchAction: string): Unsubscribe {
  const own = { touchAction }
  const shared = shares.get(element) ?? { before: element.style.touchAction, left: new Set() }
  shares.set(element, shared)
  shared.left.add(own)
  const write = () => {
    const values = [...shared.left].map((each) => each.touchAction)
    element.style.touchAction = values.length > 0 ? commonTouchAction(values) : shared.before
  }
  write()
  return () => {
    shared.left.delete(own)
    write()
    if (shared.left.size === 0) shares.delete(element)
  }
}

/** The intersection of several values of `touch-action`, as one value. */
export function commonTouchAction(values: readonly string[]): string {
  if (values.every((value) => value === values[0])) return values[0] ?? ''
  const allows = (action: string) => values.every((value) => value.includes(action) || /auto|manipulation/.test(value))
  return ['pan-x', 'pan-y', 'pinch-zoom'].filter(allows).join(' ') || 'none'
}

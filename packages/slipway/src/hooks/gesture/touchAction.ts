import type { Unsubscribe } from '../../base/emitter.ts'

/** What each recogniser on an element leaves to the browser, and the style that stood there before the first. */
interface Shares {
  readonly before: string
  readonly left: Set<{ readonly touchAction: string }>
}

const shares = new WeakMap<HTMLElement, Shares>()

/**
 * Leaves to the browser, on an element, no more than some actions of a finger: as much as all who ask for it have in common, so
 * that a pan and a pinch of one element agree.
 *
 * @param touchAction As CSS `touch-action`.
 * @returns Gives the rest back; after the last one, the element's style is as it was.
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

/** What several values of `touch-action` have in common, as one. */
export function commonTouchAction(values: readonly string[]): string {
  if (values.every((value) => value === values[0])) return values[0] ?? ''
  const allows = (action: string) => values.every((value) => value.includes(action) || /auto|manipulation/.test(value))
  return ['pan-x', 'pan-y', 'pinch-zoom'].filter(allows).join(' ') || 'none'
}

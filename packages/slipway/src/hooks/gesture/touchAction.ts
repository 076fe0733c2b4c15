import type { Unsubscribe } from '../../base/emitter.ts'

/** What each recogniser on an element leaves to the browser, and the style that stood there before the first. */
interface Shares {
  readonly before: string
  readonly left: Set<{ readonly touchAction: string }>
}

const shares = new WeakMap<HTMLElement, Shares>()

/** What `touch-action` can name, and the words that stand for several. */
const all = ['pan-x', 'pan-y', 'pinch-zoom']
const words: Readonly<Record<string, readonly string[]>> = { auto: all, manipulation: all, none: [] }

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
    element.style.touchAction = commonTouchAction([...shared.left].map((each) => each.touchAction))
  }
  write()
  return () => {
    shared.left.delete(own)
    if (shared.left.size > 0) return write()
    shares.delete(element)
    element.style.touchAction = shared.before
  }
}

/** What several values of `touch-action` have in common, as one. */
export function commonTouchAction(values: readonly string[]): string {
  const [first = '', ...others] = values
  if (others.every((value) => value === first)) return first
  const common = all.filter((action) => values.every((value) => actionsOf(value).includes(action)))
  return common.join(' ') || 'none'
}

const actionsOf = (value: string): readonly string[] => words[value] ?? value.split(' ')

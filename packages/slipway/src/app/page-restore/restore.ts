import { writeFields } from './fields.ts'
import type { Fields, SavedPage, Scrolls } from './pageRestore.state.ts'
import { writeScrolls } from './scrolls.ts'

/** Time that a page's content has to arrive. What comes later finds the user at work. */
const restoreTimeoutMs = 1_000

/** What of a page could not be brought back yet. */
export interface Remainder {
  readonly scroll: Scrolls
  readonly fields: Fields
}

interface Restoring {
  readonly remainder: Remainder
  readonly stop: () => void
}

const restorings = new WeakMap<Element, Restoring>()

/** What of a page is still waiting for its content. */
export function remainderOf(page: Element): Remainder {
  return restorings.get(page)?.remainder ?? { scroll: {}, fields: {} }
}

/**
 * Brings a page's fields and scroll positions back: what is there at once, the rest with the frame in which its content has
 * come. Ends when all is done, when the user takes over, or with its patience.
 */
export function restore(page: Element, { scroll, fields }: Pick<SavedPage, 'scroll' | 'fields'>): void {
  restorings.get(page)?.stop()
  const end = performance.now() + restoreTimeoutMs
  const listening = new AbortController()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    listening.abort()
    restorings.delete(page)
  }
  const attempt = (before: Remainder) => {
    // Text comes first, as it can make a page longer.
    const fieldsLeft = writeFields(page, before.fields)
    const remainder = { fields: fieldsLeft, scroll: writeScrolls(page, before.scroll) }
    const isDone = [remainder.fields, remainder.scroll].every((rest) => Object.keys(rest).length === 0)
    if (isDone || performance.now() > end || !page.isConnected) return stop()
    restorings.set(page, { remainder, stop })
    frame = requestAnimationFrame(() => attempt(remainder))
  }
  for (const type of ['pointerdown', 'wheel', 'keydown']) {
    const options = { capture: true, passive: true, signal: listening.signal }
    document.addEventListener(type, (event) => isTakingOver(event) && stop(), options)
  }
  attempt({ scroll, fields })
}

/** Keys that reload the page do not say that its reader is at work in it. */
function isTakingOver(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true
  return !event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)
}

import { writeFields } from './fields.ts'
import type { Fields, SavedPage, Scrolls } from './pageRestore.state.ts'
import { writeScrolls } from './scrolls.ts'

/** Time in milliseconds in which a page's content may arrive. Later content would disturb the user at work. */
const restoreTimeoutMs = 1_000

/** The part of a page's data that could not be restored yet. */
export interface Remainder {
  readonly scroll: Scrolls
  readonly fields: Fields
}

interface Restoring {
  readonly remainder: Remainder
  readonly stop: () => void
}

const restorings = new WeakMap<Element, Restoring>()

/** Returns the part of a page's data that still waits for content. */
export function remainderOf(page: Element): Remainder {
  return restorings.get(page)?.remainder ?? { scroll: {}, fields: {} }
}

/**
 * Restores a page's fields and scroll positions: at once where the content exists, the rest in the frame in which its content
 * is rendered. Ends when everything is restored, when the user acts, or after `restoreTimeoutMs`.
 */
export function restore(
  page: Element,
  { scroll, fields = {}, origins = {} }: Pick<SavedPage, 'scroll'> & Partial<SavedPage>,
): void {
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
    // Text is restored first, because it can make a page longer.
    const fieldsLeft = writeFields(page, before.fields, origins)
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

/** Whether an event means that the user acts on the page. Keys that reload the page do not. */
function isTakingOver(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true
  return !event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)
}

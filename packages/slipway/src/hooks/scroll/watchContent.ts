import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * Calls the listener when the end of a scroller's content may have moved: after elements were added or removed in the scroller, and after
 * a change of its size. The sizes of the content are not observed: a list in it changes its size while it measures its rows, and the
 * browser then reports a loop of observers.
 */
export function watchContent(scroller: Element, listener: () => void): Unsubscribe {
  const elements = new MutationObserver(listener)
  elements.observe(scroller, { childList: true, subtree: true })
  // jsdom, in which apps run their tests, has no layout.
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(listener)
  sizes?.observe(scroller)
  return () => {
    elements.disconnect()
    sizes?.disconnect()
  }
}

import { type RefObject, useState } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { isSame } from '../../base/isSame.ts'
import { type PageRect, rectInPage } from '../../base/page/pageRect.ts'
import { useVisibleLayoutEffect } from '../page-visibility/useVisibleEffect.ts'
import { useRefElement } from './useRefElement.ts'

/**
 * Returns the position and size of an element, and renders the component again when they change. `undefined` without an element and
 * on a server; otherwise measured before the first paint.
 *
 * The rectangle is in CSS pixels from the upper left corner of the page's visible area, below the navigation bar; outside of pages,
 * from that of the window.
 *
 * The hook measures when the element or one of its ancestors up to the page changes its size, and once per frame while one of them
 * scrolls. It notices siblings that grow, because they enlarge an ancestor. It does not notice a move that changes no size: a
 * transform, a new order of elements of equal size, or content that grows directly in a scroll container.
 *
 * @example
 * const button = useRef<HTMLButtonElement>(null)
 * const rect = useElementRect(button)
 * return <Tip style={{ position: 'absolute', insetBlockStart: rect?.bottom }} />
 */
export function useElementRect(ref: RefObject<Element | null>): PageRect | undefined {
  const element = useRefElement(ref)
  const [rect, setRect] = useState<PageRect>()
  useVisibleLayoutEffect(() => {
    if (!element) return setRect(undefined)
    return watchRect(element, (now) => setRect((before) => (isSame(before, now) ? before : now)))
  }, [element])
  return rect
}

/** Calls the listener with the element's rectangle immediately, and whenever the rectangle may have changed. */
function watchRect(element: Element, listener: (rect: PageRect) => void): Unsubscribe {
  const measure = () => listener(rectInPage(element))
  // Observing the ancestors also detects siblings that grow.
  const sizes = new ResizeObserver(measure)
  for (let node: Element | null = element; node; node = node.matches('.sw-page-body') ? null : node.parentElement) {
    sizes.observe(node)
  }
  // Scroll events are dispatched once per frame, before the paint. The capturing listener receives those of all scroll containers.
  const onScroll = ({ target }: Event) => {
    if ((target as Node).contains(element)) measure()
  }
  document.addEventListener('scroll', onScroll, { capture: true, passive: true })
  measure()
  return () => {
    sizes.disconnect()
    document.removeEventListener('scroll', onScroll, { capture: true })
  }
}

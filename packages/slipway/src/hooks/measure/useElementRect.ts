import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { isSame } from '../../base/isSame.ts'
import { type PageRect, rectInPage } from '../../base/page/pageRect.ts'
import { useHeld } from './useHeld.ts'

/**
 * Where an element is, and how large; the component renders again when that changes. `undefined` without an element, and on a
 * server; else known before the first paint.
 *
 * In CSS pixels from the upper left corner of what is seen of the page, below its head; outside of pages, from that of the window.
 *
 * It looks again when the element, or one of those around it up to the page, has another size, and once a frame while one of them
 * scrolls. So it sees what grows beside the element, as that makes something around both larger; what moves it without any of that
 * it does not see: a transform, another order of elements of one size, what grows directly in what scrolls.
 *
 * @example
 * const button = useRef<HTMLButtonElement>(null)
 * const rect = useElementRect(button)
 * return <Tip style={{ position: 'absolute', insetBlockStart: rect?.bottom }} />
 */
export function useElementRect(ref: RefObject<Element | null>): PageRect | undefined {
  const element = useHeld(ref)
  const [rect, setRect] = useState<PageRect>()
  useLayoutEffect(() => {
    if (!element) return setRect(undefined)
    return watchRect(element, (now) => setRect((before) => (isSame(before, now) ? before : now)))
  }, [element])
  return rect
}

/** Tells where an element is: at once, and whenever something may have changed that. */
function watchRect(element: Element, listener: (rect: PageRect) => void): Unsubscribe {
  const measure = () => listener(rectInPage(element))
  // Also what grows beside the element: it makes one of those around both larger.
  const sizes = new ResizeObserver(measure)
  for (let node: Element | null = element; node; node = node.matches('.sw-page-body') ? null : node.parentElement) {
    sizes.observe(node)
  }
  // Scrolls are told once a frame, before it is drawn; those of all scrollers pass here.
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

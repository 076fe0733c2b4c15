import { type RefObject, useRef, useState } from 'react'
import { useVisibleLayoutEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/**
 * Whether a header is stuck: it is at its line or has been pushed beyond it, and content has been scrolled under it.
 *
 * @param offsetTop The position of the line; the line is read again when this changes.
 * @param onChange Called when the state has changed, with the scroll event that caused it.
 */
export function useStuck<Header extends HTMLElement>(
  ref: RefObject<Header | null>,
  offsetTop: number,
  onChange: (isStuck: boolean, header: Header, source?: Event) => void,
): boolean {
  const [isStuck, setStuck] = useState(false)
  const known = useRef(false)
  const latest = useLatest(onChange)

  // `offsetTop` is a dependency because the effect reads the line.
  useVisibleLayoutEffect(() => {
    const header = ref.current
    if (!header) return
    const scroller = scrollerOf(header)
    const isDocument = scroller === document.scrollingElement
    const read = (source?: Event) => {
      // A header in a hidden page has no position.
      if (header.getClientRects().length === 0) return
      const top = isDocument ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
      const line = top + Number.parseFloat(getComputedStyle(header).top)
      // A tolerance of half a pixel, because positions are rounded from fractions.
      const next = scroller.scrollTop > 0 && header.getBoundingClientRect().top <= line + 0.5
      if (next === known.current) return
      known.current = next
      setStuck(next)
      latest.current(next, header, source)
    }
    read()
    const target = isDocument ? document : scroller
    target.addEventListener('scroll', read, { passive: true })
    // Content above the header may change its size; then the header crosses its line without a scroll event.
    const margin = `${-Math.ceil(Number.parseFloat(getComputedStyle(header).top)) - 1}px 0px 0px`
    const crossings = new IntersectionObserver(() => read(), { root: target, rootMargin: margin, threshold: [0, 1] })
    crossings.observe(header)
    return () => {
      crossings.disconnect()
      target.removeEventListener('scroll', read)
    }
  }, [ref, offsetTop, latest])

  return isStuck
}

/** The scroller to which a sticky element sticks. A box with `overflow: hidden` counts, because scripts can scroll it. */
function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (one !== document.body && /auto|scroll|hidden/.test(getComputedStyle(one).overflowY)) return one
  }
  return document.scrollingElement ?? document.documentElement
}

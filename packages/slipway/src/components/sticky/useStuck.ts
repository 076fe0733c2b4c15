import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'

/**
 * Follows whether a header is stuck: it lies at its line, or has been pushed beyond it, and something has been scrolled under it.
 *
 * @param offsetTop Where the line is; it is read anew when this changes.
 * @param onChange Called when it has changed, with the scroll that did it.
 */
export function useStuck<Header extends HTMLElement>(
  ref: RefObject<Header | null>,
  offsetTop: number,
  onChange: (isStuck: boolean, header: Header, source?: Event) => void,
): boolean {
  const [isStuck, setStuck] = useState(false)
  const known = useRef(false)
  const latest = useLatest(onChange)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another offset is another line.
  useLayoutEffect(() => {
    const header = ref.current
    if (!header) return
    const scroller = scrollerOf(header)
    const isDocument = scroller === document.scrollingElement
    const read = (source?: Event) => {
      // One in a hidden page has no place.
      if (header.getClientRects().length === 0) return
      const top = isDocument ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
      const line = top + Number.parseFloat(getComputedStyle(header).top)
      // Half a pixel, as positions come from fractions.
      const next = scroller.scrollTop > 0 && header.getBoundingClientRect().top <= line + 0.5
      if (next === known.current) return
      known.current = next
      setStuck(next)
      latest.current(next, header, source)
    }
    read()
    const target = isDocument ? document : scroller
    target.addEventListener('scroll', read, { passive: true })
    // What is above it may change in size: then it crosses its line without a scroll.
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

/** What a sticky element sticks to: also a box that hides what does not fit scrolls, if only by script. */
function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (one !== document.body && /auto|scroll|hidden/.test(getComputedStyle(one).overflowY)) return one
  }
  return document.scrollingElement ?? document.documentElement
}

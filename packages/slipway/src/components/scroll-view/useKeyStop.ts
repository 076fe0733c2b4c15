import { type RefObject, useLayoutEffect, useState } from 'react'

/** What takes the focus, and so lets keys scroll what is around it. */
const focusable = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type=hidden])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  'iframe',
  '[contenteditable]:not([contenteditable=false])',
  '[tabindex]:not([tabindex="-1"])',
].join()

/** Tells whether a scroller must take the focus itself to be scrolled by keys: it scrolls, and nothing in it takes the focus. */
export function useKeyStop(ref: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false)
  const measure = () => {
    const scroller = ref.current
    if (!scroller) return
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = scroller
    const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth
    setStop(scrolls && !scroller.querySelector(focusable))
  }
  useLayoutEffect(measure)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures only what is in the document.
  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const sizes = new ResizeObserver(measure)
    sizes.observe(scroller)
    // Images make it longer when they come.
    scroller.addEventListener('load', measure, true)
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('load', measure, true)
    }
  }, [ref])
  return isStop
}

import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Focusable elements. The focus in them lets keys scroll their container. */
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

const neverChanges = () => () => {}

/**
 * Whether a scroller must be focusable itself so that keys scroll it: its content overflows, and contains no focusable
 * element. In HTML of a server it always is, because only a browser can measure it.
 */
export function useKeyStop(ref: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false)
  const isHtml = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const measure = () => {
    const scroller = ref.current
    if (!scroller) return
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = scroller
    const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth
    setStop(scrolls && !scroller.querySelector(focusable))
  }
  useLayoutEffect(measure)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `measure` reads only the document.
  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const sizes = new ResizeObserver(measure)
    sizes.observe(scroller)
    // Loaded images change the length of the content.
    scroller.addEventListener('load', measure, true)
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('load', measure, true)
    }
  }, [ref])
  return isStop || isHtml
}

import type { ScrollExtent } from './reach.state.ts'

/** Axis of scrolling. */
export type Axis = 'x' | 'y'

/**
 * Reads the position of a scroller on an axis. `topPx` counts from the start of the content. For content that does not fill the
 * scroller, the browser reports the scroller's own size as that of the content; then the end of the last element is measured, so that
 * growth is noticed.
 */
export function readExtent(scroller: HTMLElement, axis: Axis): ScrollExtent {
  const { scrollTop, scrollLeft, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller
  const [topPx, viewportPx, scrollPx] =
    axis === 'x' ? [Math.abs(scrollLeft), clientWidth, scrollWidth] : [scrollTop, clientHeight, scrollHeight]
  if (viewportPx === 0 || scrollPx > viewportPx) return { topPx, viewportPx, contentPx: scrollPx }
  const outer = scroller.getBoundingClientRect()
  const isRtl = getComputedStyle(scroller).direction === 'rtl'
  const endOf = (element: Element) => {
    const rect = element.getBoundingClientRect()
    if (axis === 'y') return rect.bottom - outer.top
    return isRtl ? outer.right - rect.left : rect.right - outer.left
  }
  return { topPx, viewportPx, contentPx: Math.min(viewportPx, Math.max(0, flowEnd(scroller, endOf))) }
}

/** The end of the last element in the flow. Elements around it may be larger because of a minimum size. */
function flowEnd(around: Element, endOf: (element: Element) => number): number {
  const ends = [...around.children].flatMap((child) => {
    const { position, display } = getComputedStyle(child)
    const isInFlow = display !== 'none' && position !== 'absolute' && position !== 'fixed'
    return isInFlow ? flowEnd(child, endOf) : []
  })
  return ends.length > 0 ? Math.max(...ends) : endOf(around)
}

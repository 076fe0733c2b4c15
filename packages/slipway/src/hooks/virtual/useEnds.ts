import { type RefObject, useRef } from 'react'
import { type ComponentEvent, componentEvent } from '../componentEvent.ts'
import { initialEdges, nextEdges } from '../scroll/edges.state.ts'
import { startIn } from './findScroller.ts'

type Side = 'top' | 'bottom' | 'left' | 'right'
type Listener = ((event: ComponentEvent<{ readonly direction: Side }, HTMLDivElement>) => void) | undefined

interface Ends {
  readonly upperThreshold: number
  readonly lowerThreshold: number
  readonly onScrollToUpper: Listener
  readonly onScrollToLower: Listener
  readonly horizontal: boolean
}

/**
 * Calls the listeners when a scroller approaches the ends of a list in it, by the rules of ScrollView.
 *
 * @returns A function to call for each scroll, with whether the user has scrolled.
 */
export function useEnds(
  root: RefObject<HTMLDivElement | null>,
  { upperThreshold, lowerThreshold, onScrollToUpper, onScrollToLower, horizontal }: Ends,
): (scroller: HTMLElement, byReader: boolean) => void {
  const edges = useRef(initialEdges)
  return (scroller, byReader) => {
    const element = root.current
    if (!element) return
    edges.current = nextEdges(edges.current, extentOf(element, scroller, horizontal), {
      upperPx: upperThreshold,
      lowerPx: lowerThreshold,
    })
    const { reached } = edges.current
    if (!reached || !byReader) return
    const isRtl = getComputedStyle(element).direction === 'rtl'
    const [upper, lower] = horizontal ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
    const [start, end] = horizontal && isRtl ? [lower, upper] : [upper, lower]
    if (reached === 'upper') onScrollToUpper?.(componentEvent('scrolltoupper', element, { direction: start }))
    else onScrollToLower?.(componentEvent('scrolltolower', element, { direction: end }))
  }
}

/** Scroll position of a list within its scroller. */
function extentOf(list: HTMLElement, scroller: HTMLElement, horizontal: boolean) {
  const { scrollTop, scrollLeft, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller
  if (horizontal) return { topPx: Math.abs(scrollLeft), viewportPx: clientWidth, contentPx: scrollWidth }
  const isSelf = list === scroller
  return {
    topPx: scrollTop - (isSelf ? 0 : startIn(scroller, list, false)),
    viewportPx: clientHeight,
    contentPx: isSelf ? scrollHeight : list.offsetHeight,
  }
}

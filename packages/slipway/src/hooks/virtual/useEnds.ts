import { type RefObject, useRef } from 'react'
import { type ComponentEvent, componentEvent } from '../componentEvent.ts'
import type { ScrollExtent } from '../scroll/reach.state.ts'
import { initialStartEdge, nextStartEdge } from '../scroll/startEdge.state.ts'
import { useEndInView } from '../scroll/useEndInView.ts'
import { startIn } from './findScroller.ts'
import type { Rows } from './movedBy.ts'

type Side = 'top' | 'bottom' | 'left' | 'right'
type Listener = ((event: ComponentEvent<{ readonly direction: Side }, HTMLDivElement>) => void) | undefined

interface Ends {
  readonly rows: Rows
  readonly upperThreshold: number
  readonly lowerThreshold: number
  readonly onScrollToUpper: Listener
  readonly onScrollToLower: Listener
  readonly horizontal: boolean
  /** Whether the list begins at its end, so that more items are loaded at its start. */
  readonly reverse: boolean
  /** Finds the scroller of the root. */
  findScroller(root: HTMLElement): HTMLElement
}

/** Result of `useEnds`: functions that `useVirtual` calls. */
export interface EndsView {
  onScroll(scroller: HTMLElement, byReader: boolean): void
  onCommit(isMeasured: boolean): void
}

/**
 * Calls the listeners of a list's ends. The end at which more items are loaded is reported while it is in view; the other one is
 * reported when the user returns to it.
 */
export function useEnds(root: RefObject<HTMLDivElement | null>, ends: Ends): EndsView {
  const { rows, horizontal, reverse, findScroller } = ends
  const start = useRef(initialStartEdge)
  const isMeasured = useRef(false)
  // Seen from the end at which the list begins.
  const near = reverse
    ? { px: ends.lowerThreshold, listener: ends.onScrollToLower, type: 'scrolltolower' }
    : { px: ends.upperThreshold, listener: ends.onScrollToUpper, type: 'scrolltoupper' }
  const far = reverse
    ? { px: ends.upperThreshold, listener: ends.onScrollToUpper, type: 'scrolltoupper' }
    : { px: ends.lowerThreshold, listener: ends.onScrollToLower, type: 'scrolltolower' }
  const readExtent = (scroller: HTMLElement) => {
    if (!root.current) return
    const extent = extentOf(root.current, scroller, horizontal)
    return reverse ? { ...extent, topPx: extent.contentPx - extent.viewportPx - extent.topPx } : extent
  }
  const call = ({ listener, type }: typeof near) => {
    const element = root.current
    if (!element) return
    const isRtl = horizontal && getComputedStyle(element).direction === 'rtl'
    const sides = horizontal ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
    const direction = sides[(type === 'scrolltolower') !== isRtl ? 1 : 0]
    return listener?.(componentEvent(type, element, { direction })) as unknown
  }

  const lastRow = reverse ? 0 : rows.count - 1
  const { checkLater } = useEndInView({
    findScroller: () => root.current && findScroller(root.current),
    readExtent: (scroller) => (rows.count > 0 && isMeasured.current ? readExtent(scroller) : undefined),
    distancePx: far.px,
    items: `${rows.count} ${String(rows.count > 0 && rows.keyAt(lastRow))}`,
    onReach: far.listener && (() => call(far)),
  })
  return {
    onScroll(scroller, byReader) {
      checkLater()
      const extent = readExtent(scroller)
      if (!extent) return
      start.current = nextStartEdge(start.current, extent, near.px)
      if (start.current.isReached && byReader) call(near)
    },
    onCommit(allMeasured) {
      isMeasured.current = allMeasured
      checkLater()
    },
  }
}

/** Scroll position of a list within its scroller. */
function extentOf(list: HTMLElement, scroller: HTMLElement, horizontal: boolean): ScrollExtent {
  const { scrollTop, scrollLeft, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller
  if (horizontal) return { topPx: Math.abs(scrollLeft), viewportPx: clientWidth, contentPx: scrollWidth }
  const isSelf = list === scroller
  return {
    topPx: scrollTop - (isSelf ? 0 : startIn(scroller, list, false)),
    viewportPx: clientHeight,
    contentPx: isSelf ? scrollHeight : list.offsetHeight,
  }
}

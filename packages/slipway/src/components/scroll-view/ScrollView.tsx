import './scroll-view.css'
import { type ComponentProps, type ReactNode, type UIEvent, useRef } from 'react'
import { enScrollView } from '../../base/locale/en/enScrollView.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { initialEdges, nextEdges } from '../../hooks/scroll/edges.state.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import type { ScrollDetail, ScrollEdgeDetail, ScrollViewEvent } from './events.ts'
import { Refresher, type RefresherProps } from './Refresher.tsx'
import { useKeyStop } from './useKeyStop.ts'
import { useScrollPlace } from './useScrollPlace.ts'

/** What a scroll view takes, next to everything a `<div>` takes. */
export interface ScrollViewProps extends Omit<ComponentProps<'div'>, 'onScroll'>, RefresherProps {
  /**
   * Whether it scrolls sideways.
   * @default false
   */
  scrollX?: boolean
  /**
   * Whether it scrolls up and down. For that it needs a height.
   * @default false
   */
  scrollY?: boolean
  /**
   * How near to the top, or to where a row begins, `onScrollToUpper` is called, in CSS pixels.
   * @default 50
   */
  upperThreshold?: number
  /**
   * How near to the bottom, or to where a row ends, `onScrollToLower` is called, in CSS pixels.
   * @default 50
   */
  lowerThreshold?: number
  /**
   * Where to scroll to, in CSS pixels from the top: at first, and whenever it changes. People may scroll on from there. What
   * the content does not reach yet is reached with it, within a second.
   */
  scrollTop?: number | undefined
  /** The same sideways: 0 is where a row begins; in a right-to-left text the way from there is negative, as in the browser. */
  scrollLeft?: number | undefined
  /** The `id` of what to scroll to, at first and whenever it changes. It comes to the upper edge, and wins over the other two. */
  scrollIntoView?: string | undefined
  /**
   * Whether it goes there smoothly. Where people have asked for less motion it does not, nor at first.
   * @default false
   */
  scrollWithAnimation?: boolean
  /**
   * Whether its scrollbars are seen.
   * @default true
   */
  showScrollbar?: boolean
  /** Called when it has scrolled, once a frame at most. */
  onScroll?(event: ScrollViewEvent<ScrollDetail>): void
  /** Called once when it comes near its upper edge, or to where a row begins; and again after it has left. */
  onScrollToUpper?(event: ScrollViewEvent<ScrollEdgeDetail>): void
  /** Called once when it comes near its lower edge, or to where a row ends; and again after it has left, or when there is more. */
  onScrollToLower?(event: ScrollViewEvent<ScrollEdgeDetail>): void
}

/**
 * Scrolls what is in it, and tells where it is; pulled down, it can be refreshed.
 *
 * It is a `<div>` that the browser scrolls: by finger, wheel, keys and code (`ref.current.scrollTo()`). Where nothing in it
 * takes the focus, it does so itself, so that keys reach it.
 *
 * @example
 * <ScrollView scrollY style={{ blockSize: 320 }} onScrollToLower={loadMore}>{rows}</ScrollView>
 */
export function ScrollView({
  scrollX = false,
  scrollY = false,
  upperThreshold = 50,
  lowerThreshold = 50,
  scrollTop,
  scrollLeft,
  scrollIntoView,
  scrollWithAnimation = false,
  showScrollbar = true,
  onScroll,
  onScrollToUpper,
  onScrollToLower,
  refresherEnabled,
  refresherThreshold,
  refresherDefaultStyle,
  refresherBackground,
  refresherTriggered,
  refresher,
  onRefresherPulling,
  onRefresherRefresh,
  onRefresherRestore,
  onRefresherAbort,
  children,
  ref,
  ...rest
}: ScrollViewProps): ReactNode {
  const words = useWords(enScrollView)
  const scroller = useRef<HTMLDivElement>(null)
  const last = useRef({ scrollTop: 0, scrollLeft: 0 })
  const edges = useRef({ x: initialEdges, y: initialEdges })
  const isKeyStop = useKeyStop(scroller)
  const place = useScrollPlace(
    scroller,
    { scrollTop, scrollLeft, scrollIntoView },
    { x: scrollX, y: scrollY, animated: scrollWithAnimation },
  )

  const notifyEdges = (event: UIEvent<HTMLDivElement>) => {
    const element = event.currentTarget
    const isRtl = getComputedStyle(element).direction === 'rtl'
    const thresholds = { upperPx: upperThreshold, lowerPx: lowerThreshold }
    const x = { topPx: Math.abs(element.scrollLeft), viewportPx: element.clientWidth, contentPx: element.scrollWidth }
    const y = { topPx: element.scrollTop, viewportPx: element.clientHeight, contentPx: element.scrollHeight }
    edges.current = {
      x: scrollX ? nextEdges(edges.current.x, x, thresholds) : initialEdges,
      y: scrollY ? nextEdges(edges.current.y, y, thresholds) : initialEdges,
    }
    const [start, end] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const)
    const reached = [
      [edges.current.y.reached, 'top', 'bottom'],
      [edges.current.x.reached, start, end],
    ] as const
    for (const [edge, upper, lower] of reached) {
      if (edge === 'upper') onScrollToUpper?.(componentEvent('scrolltoupper', element, { direction: upper }, event))
      if (edge === 'lower') onScrollToLower?.(componentEvent('scrolltolower', element, { direction: lower }, event))
    }
  }

  const isNamed = Boolean(rest['aria-label'] ?? rest['aria-labelledby'])
  const own = {
    className: 'sw-scroll-view',
    'data-scroll-x': scrollX || undefined,
    'data-scroll-y': scrollY || undefined,
    'data-scrollbar': showScrollbar ? undefined : 'none',
    'data-refresher': refresherEnabled || undefined,
    ...(isNamed && { role: 'region' }),
    ...(isKeyStop && { tabIndex: 0 }),
    ...(isKeyStop && !isNamed && { role: 'group', 'aria-label': words['scrollView.label'] }),
    onPointerDown: place.giveUp,
    onWheel: place.giveUp,
    onKeyDown: place.giveUp,
    onScroll(event: UIEvent<HTMLDivElement>) {
      const element = event.currentTarget
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight } = element
      // Not displayed, it is scrolled by nobody.
      if (clientHeight === 0) return
      const deltaX = last.current.scrollLeft - scrollLeft
      const deltaY = last.current.scrollTop - scrollTop
      last.current = { scrollTop, scrollLeft }
      place.note(scrollTop, scrollLeft)
      const detail = { scrollTop, scrollLeft, scrollHeight, scrollWidth, deltaX, deltaY }
      onScroll?.(componentEvent('scroll', element, detail, event))
      notifyEdges(event)
    },
  }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(scroller, ref)}>
      {refresherEnabled === undefined ? (
        children
      ) : (
        <Refresher
          {...{ refresherEnabled, refresherThreshold, refresherDefaultStyle, refresherBackground, refresherTriggered }}
          {...{ refresher, onRefresherPulling, onRefresherRefresh, onRefresherRestore, onRefresherAbort }}
        >
          {children}
        </Refresher>
      )}
    </div>
  )
}

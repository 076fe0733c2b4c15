import './scroll-view.css'
import { type ComponentProps, type ReactNode, type UIEvent, useRef } from 'react'
import { enScrollView } from '../../base/locale/en/enScrollView.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { type Axis, readExtent } from '../../hooks/scroll/readExtent.ts'
import { initialStartEdge, nextStartEdge } from '../../hooks/scroll/startEdge.state.ts'
import { useEndInView } from '../../hooks/scroll/useEndInView.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import type { ScrollDetail, ScrollEdgeDetail, ScrollViewEvent } from './events.ts'
import { Refresher, type RefresherProps } from './Refresher.tsx'
import { useKeyStop } from './useKeyStop.ts'
import { useScrollPosition } from './useScrollPosition.ts'

/** Props of `ScrollView`, in addition to those of `<div>`. */
export interface ScrollViewProps extends Omit<ComponentProps<'div'>, 'onScroll'>, RefresherProps {
  /**
   * Whether it scrolls horizontally.
   * @default false
   */
  scrollX?: boolean
  /**
   * Whether it scrolls vertically, which requires a height.
   * @default false
   */
  scrollY?: boolean
  /**
   * The distance from the top, or from the start of a row, at which `onScrollToUpper` is called, in CSS pixels.
   * @default 50
   */
  upperThreshold?: number
  /**
   * The distance from the bottom, or from the end of a row, at which `onScrollToLower` is called, in CSS pixels.
   * @default 50
   */
  lowerThreshold?: number
  /**
   * The position to scroll to, in CSS pixels from the top: initially and whenever the prop changes. The user can scroll on. If
   * the content is not long enough yet, the position is reached as soon as it is, for up to 1 s.
   */
  scrollTop?: number | undefined
  /** The horizontal position: 0 is the start of a row. In right-to-left text other positions are negative, as in the browser. */
  scrollLeft?: number | undefined
  /**
   * The `id` of the element to scroll to, initially and whenever the prop changes. The element is aligned with the start edge.
   * It has precedence over `scrollTop` and `scrollLeft`.
   */
  scrollIntoView?: string | undefined
  /**
   * Whether it scrolls to these positions smoothly. The first position, and all positions if the user prefers reduced motion,
   * are applied at once.
   * @default false
   */
  scrollWithAnimation?: boolean
  /**
   * Whether its scrollbars are visible.
   * @default true
   */
  showScrollbar?: boolean
  /** Called when it has scrolled, at most once a frame. */
  onScroll?(event: ScrollViewEvent<ScrollDetail>): void
  /**
   * Called once when scrolling towards the top, or the start of a row, reaches `upperThreshold`; again after leaving that
   * range.
   */
  onScrollToUpper?: ((event: ScrollViewEvent<ScrollEdgeDetail>) => void) | undefined
  /**
   * Called once when the bottom, or the end of a row, is within `lowerThreshold`: after a scroll, and also if the content does not
   * fill the view. Called again after leaving that range, or after content longer than the threshold was added. If it returns a
   * promise, it is not called again before the promise is settled, and then any added content counts.
   */
  onScrollToLower?: ((event: ScrollViewEvent<ScrollEdgeDetail>) => void) | undefined
}

/**
 * A scrollable area with scroll events and pull-to-refresh.
 *
 * It is a `<div>` that the browser scrolls: by touch, wheel, keys and code (`ref.current.scrollTo()`). If it contains no
 * focusable element it is focusable itself, so that keys scroll it.
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
  const starts = useRef({ x: initialStartEdge, y: initialStartEdge })
  const isKeyStop = useKeyStop(scroller)
  const scrollPosition = useScrollPosition(
    scroller,
    { scrollTop, scrollLeft, scrollIntoView },
    { x: scrollX, y: scrollY, animated: scrollWithAnimation },
  )

  const startSide = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? 'right' : 'left')
  const endOf = (isOn: boolean, axis: Axis) => ({
    findScroller: () => scroller.current,
    readExtent: (element: HTMLElement) => readExtent(element, axis),
    distancePx: lowerThreshold,
    onReach:
      isOn && onScrollToLower
        ? (source?: UIEvent<HTMLDivElement>) => {
            const element = scroller.current
            if (!element) return
            const direction = axis === 'y' ? 'bottom' : startSide(element) === 'left' ? 'right' : 'left'
            return onScrollToLower(componentEvent('scrolltolower', element, { direction }, source)) as unknown
          }
        : undefined,
  })
  const ends = { y: useEndInView(endOf(scrollY, 'y')), x: useEndInView(endOf(scrollX, 'x')) }

  const notifyEdges = (event: UIEvent<HTMLDivElement>) => {
    const element = event.currentTarget
    for (const axis of ['y', 'x'] as const) {
      const isOn = axis === 'y' ? scrollY : scrollX
      const start = isOn
        ? nextStartEdge(starts.current[axis], readExtent(element, axis), upperThreshold)
        : initialStartEdge
      starts.current = { ...starts.current, [axis]: start }
      const direction = axis === 'y' ? 'top' : startSide(element)
      if (start.isReached) onScrollToUpper?.(componentEvent('scrolltoupper', element, { direction }, event))
      ends[axis].check(event)
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
    onPointerDown: scrollPosition.giveUp,
    onWheel: scrollPosition.giveUp,
    onKeyDown: scrollPosition.giveUp,
    onScroll(event: UIEvent<HTMLDivElement>) {
      const element = event.currentTarget
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight } = element
      // While it is not displayed, scroll events are not caused by the user.
      if (clientHeight === 0) return
      const deltaX = last.current.scrollLeft - scrollLeft
      const deltaY = last.current.scrollTop - scrollTop
      last.current = { scrollTop, scrollLeft }
      scrollPosition.note(scrollTop, scrollLeft)
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

import { useRef } from 'react'
import { pageScroller } from '../../base/page/pageScroller.ts'
import { useVisibleLayoutEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { deviceOrientation } from './deviceOrientation.ts'
import { usePageKey } from './usePageKey.ts'

/** The new size of a page. */
export interface PageResizeEvent {
  /** Orientation of the device. */
  readonly deviceOrientation: 'portrait' | 'landscape'
  /** Sizes in CSS pixels. */
  readonly size: PageSize
}

/** The size of a page and of the screen, in CSS pixels. */
export interface PageSize {
  /** Width of the page: the window's width without side windows. */
  readonly windowWidth: number
  /** Visible height of the page's content: the window's height without the navigation bar and a tab bar. */
  readonly windowHeight: number
  readonly screenWidth: number
  readonly screenHeight: number
}

/**
 * Runs when the size of the page that contains the component changes, at most once per frame: the window was resized, the
 * device was rotated, or a soft keyboard or side window opened or closed. Does not run while the page is covered. If the size
 * has changed in the meantime, it runs when the page is shown again. Does not run for the page's first size.
 *
 * @example
 * usePageResize(({ size }) => setColumns(Math.floor(size.windowWidth / 160)))
 */
export function usePageResize(listener: (event: PageResizeEvent) => void): void {
  const key = usePageKey()
  const latest = useLatest(listener)
  const known = useRef<string>(undefined)
  useVisibleLayoutEffect(() => {
    const scroller = document.querySelector(pageScroller(key))
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      const before = known.current
      const { offsetWidth: windowWidth, offsetHeight: windowHeight } = scroller as HTMLElement
      known.current = `${windowWidth} ${windowHeight}`
      if (before === undefined || before === known.current) return
      const { width: screenWidth, height: screenHeight } = screen
      latest.current({
        deviceOrientation: deviceOrientation(),
        size: { windowWidth, windowHeight, screenWidth, screenHeight },
      })
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [key, latest])
}

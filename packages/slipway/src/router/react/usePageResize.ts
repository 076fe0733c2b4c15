import { useLayoutEffect, useRef } from 'react'
import { pageScroller } from '../../base/page/pageScroller.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { deviceOrientation } from './deviceOrientation.ts'
import { usePageKey } from './usePageKey.ts'

/** The new size of a page. */
export interface PageResizeEvent {
  /** How the device is held. */
  readonly deviceOrientation: 'portrait' | 'landscape'
  /** CSS pixels. */
  readonly size: PageSize
}

/** The size of a page and of the screen, in CSS pixels. */
export interface PageSize {
  /** Width of the page: of the window, less what stands beside the page. */
  readonly windowWidth: number
  /** Height that the page's content is seen in: of the window, less its head and a tab bar. */
  readonly windowHeight: number
  readonly screenWidth: number
  readonly screenHeight: number
}

/**
 * Hears that the page around has another size, once a frame at most: the window was resized, the device turned, a soft
 * keyboard or a window at the side came or went. Rests while the page is covered, and tells when it is shown again what
 * has changed meanwhile. Not called for the size that the page begins with.
 *
 * @example
 * usePageResize(({ size }) => setColumns(Math.floor(size.windowWidth / 160)))
 */
export function usePageResize(listener: (event: PageResizeEvent) => void): void {
  const key = usePageKey()
  const latest = useLatest(listener)
  const known = useRef<string>(undefined)
  useLayoutEffect(() => {
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

import { pageScroller } from '../../base/page/pageScroller.ts'
import { peekNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack/stack.ts'
import { positionInWindow } from './positionInWindow.ts'

/** A part of the window, in CSS pixels. */
export interface Area {
  readonly width: number
  readonly height: number
  /** Distance from the window's top edge to the area. */
  readonly top: number
  /** Distance from the area to the window's bottom edge. */
  readonly bottom: number
}

/**
 * Returns the part of the window in which the content of the current page is visible: the window less navigation bar, tab bar
 * and the areas beside the page. A bar that overlaps the page is not subtracted. Without a running app it is the whole window.
 */
export function pageArea(): Area {
  const pages = peekNavigator()
  const selector = pages && pageScroller(topOf(pages.stack.get()).key)
  const scroller = selector && document.querySelector<HTMLElement>(selector)
  if (!scroller) return { width: innerWidth, height: innerHeight, top: 0, bottom: 0 }
  const { offsetWidth: width, offsetHeight: height } = scroller
  const { top } = positionInWindow(scroller)
  return { width, height, top, bottom: innerHeight - top - height }
}

import { pageScroller } from '../../base/page/pageScroller.ts'
import { peekNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack.ts'

/** A part of the window, in CSS pixels. */
export interface Area {
  readonly width: number
  readonly height: number
  /** From the window's top edge to the area. */
  readonly top: number
  /** From the area to the window's bottom edge. */
  readonly bottom: number
}

/**
 * The part of the window in which the content of the page shown is seen: less head, tab bar and what stands beside the page.
 * A bar that lies over the page takes nothing. Where no app runs it is the whole window.
 */
export function pageArea(): Area {
  const pages = peekNavigator()
  const selector = pages && pageScroller(topOf(pages.stack.get()).key)
  const scroller = selector && document.querySelector<HTMLElement>(selector)
  if (!scroller) return { width: innerWidth, height: innerHeight, top: 0, bottom: 0 }
  const { offsetWidth: width, offsetHeight: height } = scroller
  const top = topInWindow(scroller)
  return { width, height, top, bottom: innerHeight - top - height }
}

/** Where an element of the app is at rest: a page in motion is not there yet. */
function topInWindow(scroller: HTMLElement): number {
  let topPx = 0
  let element: Element | null = scroller
  while (element instanceof HTMLElement && !element.classList.contains('sw-app')) {
    topPx += element.offsetTop
    element = element.offsetParent
  }
  return topPx + (element?.getBoundingClientRect().top ?? 0)
}

/** A rectangle in CSS pixels, relative to the upper left corner of its page's viewport; outside of pages, of the window. */
export interface PageRect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** A rectangle in CSS pixels, relative to the upper left corner of the window. */
export type WindowRect = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>

/** Position of an element in its page, or of another rectangle in that page. Independent of a transition of the page. */
export function rectInPage(element: Element, rect: WindowRect = element.getBoundingClientRect()): PageRect {
  const page = element.closest(pageBody)
  const origin = page?.getBoundingClientRect()
  const left = rect.left - (origin ? origin.left + (page?.clientLeft ?? 0) : 0)
  const top = rect.top - (origin ? origin.top + (page?.clientTop ?? 0) : 0)
  const { width, height } = rect
  return { left, top, right: left + width, bottom: top + height, width, height }
}

/**
 * The viewport of an element: its page. `null` means the window, for elements outside of pages, such as those in the top layer.
 */
export function viewportOf(element: Element): Element | null {
  const container = element.closest(`dialog,[popover],${pageBody}`)
  return container?.matches(pageBody) ? container : null
}

const pageBody = '.sw-page-body'

/** A box, in CSS pixels from the upper left corner of what is seen of its page; outside of pages, of the window. */
export interface PageRect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** A box, in CSS pixels from the upper left corner of the window. */
export type WindowRect = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>

/** Where an element is in its page, or another box that was measured beside it. A page in motion takes its boxes along. */
export function rectInPage(element: Element, rect: WindowRect = element.getBoundingClientRect()): PageRect {
  const page = element.closest(pageBody)
  const origin = page?.getBoundingClientRect()
  const left = rect.left - (origin ? origin.left + (page?.clientLeft ?? 0) : 0)
  const top = rect.top - (origin ? origin.top + (page?.clientTop ?? 0) : 0)
  const { width, height } = rect
  return { left, top, right: left + width, bottom: top + height, width, height }
}

/**
 * What an element is seen through: its page. What lies in the top layer is outside of all pages, and `null` stands for the
 * window.
 */
export function viewportOf(element: Element): Element | null {
  const around = element.closest(`dialog,[popover],${pageBody}`)
  return around?.matches(pageBody) ? around : null
}

const pageBody = '.sw-page-body'

/** The nearest ancestor that can scroll an element; its parent if no styles are available. */
export function findScroller(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return element.parentElement ?? element
}

/** Offset of an element from the start of its scroller's content, in CSS pixels. */
export function startIn(scroller: HTMLElement, element: HTMLElement, horizontal: boolean): number {
  if (horizontal) {
    const outer = scroller.getBoundingClientRect()
    const inner = element.getBoundingClientRect()
    const isRtl = getComputedStyle(scroller).direction === 'rtl'
    return (isRtl ? outer.right - inner.right : inner.left - outer.left) + Math.abs(scroller.scrollLeft)
  }
  // Rectangles are not used here, because they move during a pull.
  let px = 0
  let node: Element | null = element
  while (node instanceof HTMLElement && node !== scroller && scroller.contains(node)) {
    px += node.offsetTop
    node = node.offsetParent
  }
  return node === scroller ? px : px - scroller.offsetTop - scroller.clientTop
}

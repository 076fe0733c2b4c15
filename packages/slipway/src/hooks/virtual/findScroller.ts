/** What scrolls an element: the nearest one around it that can. Where no styles are known, what is around it. */
export function findScroller(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return element.parentElement ?? element
}

/** How far an element begins behind the beginning of what its scroller scrolls, in CSS pixels. */
export function startIn(scroller: HTMLElement, element: HTMLElement, horizontal: boolean): number {
  if (horizontal) {
    const outer = scroller.getBoundingClientRect()
    const inner = element.getBoundingClientRect()
    const isRtl = getComputedStyle(scroller).direction === 'rtl'
    return (isRtl ? outer.right - inner.right : inner.left - outer.left) + Math.abs(scroller.scrollLeft)
  }
  // Not by rectangles: those move while something is pulled.
  let px = 0
  let node: Element | null = element
  while (node instanceof HTMLElement && node !== scroller && scroller.contains(node)) {
    px += node.offsetTop
    node = node.offsetParent
  }
  return node === scroller ? px : px - scroller.offsetTop - scroller.clientTop
}

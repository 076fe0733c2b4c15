import type { Vector } from './pan.state.ts'

/**
 * Tells whether a scroller under the pointer can still scroll the way a pan goes; then the pan is not meant.
 *
 * It asks from the innermost element outwards up to the pan's own, which may be a scroller itself: that is how
 * pull-to-refresh begins only at the top of its list, and a sheet is dragged only when its content is at its top.
 * This reads the layout, so it is asked once, when a pan is about to begin.
 *
 * @param path The way of the event that began it, innermost first, as `composedPath()` gave it.
 */
export function scrollsFirst(path: readonly EventTarget[], last: Element, { x, y }: Vector): boolean {
  const isX = Math.abs(x) > Math.abs(y)
  return path.slice(0, path.indexOf(last) + 1).some((node) => {
    if (!(node instanceof Element)) return false
    const { overflowX, overflowY, direction, flexDirection } = getComputedStyle(node)
    return isX
      ? hasRoom(overflowX, node.scrollWidth - node.clientWidth, node.scrollLeft, direction === 'rtl', x)
      : hasRoom(overflowY, node.scrollHeight - node.clientHeight, node.scrollTop, flexDirection === 'column-reverse', y)
  })
}

/**
 * Tells whether an element scrolls and has content left on the side that a finger's way pulls in.
 *
 * @param positionPx Negative where it starts from the right or from below.
 */
export function hasRoom(
  overflow: string,
  lengthPx: number,
  positionPx: number,
  isReversed: boolean,
  wayPx: number,
): boolean {
  const beforePx = isReversed ? lengthPx + positionPx : positionPx
  // A fraction of a pixel is left at the ends, depending on the zoom.
  return /auto|scroll/.test(overflow) && (wayPx > 0 ? beforePx : lengthPx - beforePx) >= 1
}

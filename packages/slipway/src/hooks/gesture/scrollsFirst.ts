import type { Vector } from './pan/pan.state.ts'

/**
 * Whether a scroller under the pointer can still scroll in the direction of a pan; the pan is then ignored.
 *
 * Checks from the innermost element outwards to `last`, which may be the panned element and a scroller itself. So pull-to-refresh
 * begins only at the top of its list, and a sheet is dragged only when its content is at its top. The check reads the layout, so it
 * runs once, when a pan is about to begin.
 *
 * @param path The path of the event that began the pan, innermost first, as `composedPath()` returned it.
 */
export function scrollsFirst(path: readonly EventTarget[], last: EventTarget | undefined, distance: Vector): boolean {
  return firstToScroll(path, last, distance) !== undefined
}

/** Returns the scroller that `scrollsFirst` looks for. */
export function firstToScroll(
  path: readonly EventTarget[],
  last: EventTarget | undefined,
  distance: Vector,
): Element | undefined {
  const isX = Math.abs(distance.x) > Math.abs(distance.y)
  return elementsOf(path, last).find((element) => {
    const style = getComputedStyle(element)
    const { overflowX, overflowY, direction, flexDirection } = style
    if (keepsWay(style, isX)) return true
    return isX
      ? hasRoom(
          overflowX,
          element.scrollWidth - element.clientWidth,
          element.scrollLeft,
          direction === 'rtl',
          distance.x,
        )
      : hasRoom(
          overflowY,
          element.scrollHeight - element.clientHeight,
          element.scrollTop,
          flexDirection === 'column-reverse',
          distance.y,
        )
  })
}

/**
 * Whether a scroller under the pointer keeps all moves along its axis, even if it cannot scroll further. This applies to scrollers
 * with mandatory snapping and without scroll chaining, such as a picker's column: at its last row the gesture still belongs to the
 * column.
 */
export function isOnWheel(path: readonly EventTarget[], last: EventTarget | undefined, { x, y }: Vector): boolean {
  return elementsOf(path, last).some((element) => keepsWay(getComputedStyle(element), Math.abs(x) > Math.abs(y)))
}

function keepsWay(style: CSSStyleDeclaration, isX: boolean): boolean {
  const { scrollSnapType, overscrollBehaviorX, overscrollBehaviorY } = style
  return (
    scrollSnapType === `${isX ? 'x' : 'y'} mandatory` && (isX ? overscrollBehaviorX : overscrollBehaviorY) !== 'auto'
  )
}

function elementsOf(path: readonly EventTarget[], last: EventTarget | undefined): Element[] {
  const length = last ? path.indexOf(last) + 1 : 0
  return path.slice(0, length).filter((node) => node instanceof Element)
}

/**
 * Whether an element scrolls and has content left on the side that the drag pulls into view.
 *
 * @param positionPx Negative if the element scrolls from the right or from the bottom.
 */
export function hasRoom(
  overflow: string,
  lengthPx: number,
  positionPx: number,
  isReversed: boolean,
  distancePx: number,
): boolean {
  const beforePx = isReversed ? lengthPx + positionPx : positionPx
  // At the ends a fraction of a pixel may remain, depending on the zoom.
  return /auto|scroll/.test(overflow) && (distancePx > 0 ? beforePx : lengthPx - beforePx) >= 1
}

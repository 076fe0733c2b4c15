import type { Vector } from './pan/pan.state.ts'

/**
 * Tells whether a scroller under the pointer can still scroll the way a pan goes; then the pan is not meant.
 *
 * It asks from the innermost element outwards up to the last one, which may be the pan's own and a scroller itself: that is how
 * pull-to-refresh begins only at the top of its list, and a sheet is dragged only when its content is at its top.
 * This reads the layout, so it is asked once, when a pan is about to begin.
 *
 * @param path The way of the event that began it, innermost first, as `composedPath()` gave it.
 */
export function scrollsFirst(path: readonly EventTarget[], last: EventTarget | undefined, way: Vector): boolean {
  return firstToScroll(path, last, way) !== undefined
}

/** Finds the scroller of which `scrollsFirst` tells. */
export function firstToScroll(
  path: readonly EventTarget[],
  last: EventTarget | undefined,
  way: Vector,
): Element | undefined {
  const isX = Math.abs(way.x) > Math.abs(way.y)
  return elementsOf(path, last).find((element) => {
    const style = getComputedStyle(element)
    const { overflowX, overflowY, direction, flexDirection } = style
    if (keepsWay(style, isX)) return true
    return isX
      ? hasRoom(overflowX, element.scrollWidth - element.clientWidth, element.scrollLeft, direction === 'rtl', way.x)
      : hasRoom(
          overflowY,
          element.scrollHeight - element.clientHeight,
          element.scrollTop,
          flexDirection === 'column-reverse',
          way.y,
        )
  })
}

/**
 * Tells whether a scroller under the pointer keeps each way along its axis, whether or not there is room: one that snaps to what is
 * in it and hands no scrolling on, such as a wheel of a picker. At its last row it still is the wheel that is turned.
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

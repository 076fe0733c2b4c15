import type { Vector } from './pan.state.ts'

/** Distances of a point from the edges of an element, in pixels. `start` is the right edge in right-to-left text. */
export interface EdgeDistances {
  readonly fromStart: number
  readonly fromEnd: number
  readonly fromTop: number
  readonly fromBottom: number
}

/**
 * Measures the position of a press in an element, for the start region of a pan.
 *
 * @example
 * startRegion: (down, page) => edgeDistances(down, page).fromStart <= 20
 */
export function edgeDistances({ clientX: x, clientY: y }: PointerEvent, element: Element): EdgeDistances {
  return edgeDistancesIn(element.getBoundingClientRect(), { x, y }, getComputedStyle(element).direction === 'rtl')
}

/** Measures the distances of a point, in client pixels, from the edges of a rectangle. */
export function edgeDistancesIn(
  { left, right, top, bottom }: Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>,
  { x, y }: Vector,
  isRightToLeft: boolean,
): EdgeDistances {
  const fromLeft = x - left
  const fromRight = right - x
  return {
    fromStart: isRightToLeft ? fromRight : fromLeft,
    fromEnd: isRightToLeft ? fromLeft : fromRight,
    fromTop: y - top,
    fromBottom: bottom - y,
  }
}

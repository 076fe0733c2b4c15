import type { Vector } from './pan.state.ts'

/** How far a place is from the edges of an element, in pixels. `start` is the right edge where text runs to the left. */
export interface PanPlace {
  readonly fromStart: number
  readonly fromEnd: number
  readonly fromTop: number
  readonly fromBottom: number
}

/**
 * Measures where in an element a pointer came down, for the start region of a pan.
 *
 * @example
 * startRegion: (down, page) => panPlace(down, page).fromStart <= 20
 */
export function panPlace({ clientX: x, clientY: y }: PointerEvent, element: Element): PanPlace {
  return placeIn(element.getBoundingClientRect(), { x, y }, getComputedStyle(element).direction === 'rtl')
}

/** Measures a place, in client pixels, from the edges of a box. */
export function placeIn(
  { left, right, top, bottom }: Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>,
  { x, y }: Vector,
  isRightToLeft: boolean,
): PanPlace {
  const fromLeft = x - left
  const fromRight = right - x
  return {
    fromStart: isRightToLeft ? fromRight : fromLeft,
    fromEnd: isRightToLeft ? fromLeft : fromRight,
    fromTop: y - top,
    fromBottom: bottom - y,
  }
}

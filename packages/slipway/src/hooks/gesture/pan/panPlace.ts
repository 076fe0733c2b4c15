import type { Vector } from './pan.state.ts'

/** Distances of a point from the edges of an element, in pixels. `start` is the right edge in right-to-left text. */
export interface PanPlace {
  readonly fromStart: number
  readonly fromEnd: number
  readonly fromTop: number
  readonly fromBottom: number
}

/**
 * Measures the position of a press in an element, for the start region of a pan.
 *
 * @example
 * startRegion: (down, page) => panPlace(down, page).fromStart <= 20
 */
export function panPlace({ clientX: x, clientY: y }: PointerEvent, element: Element): PanPlace {
  return placeIn(element.getBoundingClientRect(), { x, y }, getComputedStyle(element).direction === 'rtl')
}

/** Measures the distances of a point, in client pixels, from the edges of a rectangle. */
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

import type { ComponentEvent } from '../../hooks/componentEvent.ts'

/** An event of `ScrollView`; its `target` is the element that scrolls. */
export type ScrollViewEvent<Detail> = ComponentEvent<Detail, HTMLDivElement>

/** Detail of `onScroll`, in CSS pixels. */
export interface ScrollDetail {
  readonly scrollTop: number
  /** 0 at the start of a row; other positions are negative in right-to-left text, as in the browser. */
  readonly scrollLeft: number
  readonly scrollHeight: number
  readonly scrollWidth: number
  /** The distance since the last event, positive when scrolling left. */
  readonly deltaX: number
  /** The distance since the last event, positive when scrolling up. */
  readonly deltaY: number
}

/** Detail of the edge events: the edge that was approached. In right-to-left text the upper edge of a row is `right`. */
export interface ScrollEdgeDetail {
  readonly direction: 'top' | 'bottom' | 'left' | 'right'
}

/** Detail of the refresher events: the distance that the pointer has moved, in CSS pixels; 0 without a pull. */
export interface RefresherDetail {
  readonly dy: number
}

/** Detail of `onRefresherPulling`: the distance that the pointer has moved, in CSS pixels. */
export interface RefresherPullingDetail extends RefresherDetail {
  /** The same as `dy`. */
  readonly deltaY: number
}

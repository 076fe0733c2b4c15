import type { ComponentEvent } from '../../hooks/componentEvent.ts'

/** The events of a scroll view. Their target is the element that scrolls. */
export type ScrollViewEvent<Detail> = ComponentEvent<Detail, HTMLDivElement>

/** Where it is scrolled to, in CSS pixels. */
export interface ScrollDetail {
  readonly scrollTop: number
  /** 0 at the beginning; in a right-to-left text it falls from there, as in the browser. */
  readonly scrollLeft: number
  readonly scrollHeight: number
  readonly scrollWidth: number
  /** The way since the last event: positive when it scrolls back, to the left. */
  readonly deltaX: number
  /** The way since the last event: positive when it scrolls back, upwards. */
  readonly deltaY: number
}

/** The edge that it came to. In a right-to-left text the upper one of a row is the right. */
export interface ScrollEdgeDetail {
  readonly direction: 'top' | 'bottom' | 'left' | 'right'
}

/** How far the refresher has been pulled, in CSS pixels of the finger's way; 0 where no finger did it. */
export interface RefresherDetail {
  readonly dy: number
}

/** How far the refresher is pulled by now, in CSS pixels of the finger's way. */
export interface RefresherPullingDetail extends RefresherDetail {
  /** The same as `dy`. */
  readonly deltaY: number
}

// Separate chunk: loaded when a mouse or pen first points at a swiper.
import type { Unsubscribe } from '../../base/emitter.ts'
import { attachWheelLock } from '../../hooks/gesture/wheel/attachWheelLock.ts'
import { type DragListeners, dragTrack } from './dragTrack.ts'
import { turnByNotches } from './turnByNotches.ts'

/** What a mouse or a pen asks and tells: its drags, and the notches of a wheel. */
export interface PointListeners extends DragListeners {
  /** Turns it by a notch; `false` where there is no slide on that side. */
  turn(by: -1 | 1): boolean
}

/** All that a mouse or a pen does to a track beyond what the browser scrolls by itself. A mouse has a wheel, or is a trackpad. */
export function pointTrack(
  scroller: HTMLElement,
  axis: 'x' | 'y',
  pointer: 'mouse' | 'pen',
  listeners: PointListeners,
): Unsubscribe {
  const stops = [dragTrack(scroller, axis, pointer, listeners)]
  if (pointer === 'mouse') stops.push(turnByNotches(scroller, axis, listeners.turn), attachWheelLock(scroller))
  return () => {
    for (const stop of stops) stop()
  }
}

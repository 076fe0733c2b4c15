// Separate chunk: loaded when a mouse or pen first points at a swiper.
import type { Unsubscribe } from '../../base/emitter.ts'
import { attachWheelLock } from '../../hooks/gesture/wheel/attachWheelLock.ts'
import { type DragListeners, dragTrack } from './dragTrack.ts'
import { turnByNotches } from './turnByNotches.ts'

/** Listeners for a mouse or a pen: drags, and the notches of a wheel. */
export interface PointListeners extends DragListeners {
  /** Moves by one slide for a notch; returns `false` at the end of the track. */
  turn(by: -1 | 1): boolean
}

/** Handles the input of a mouse or a pen that the browser does not scroll natively. A mouse event may also be from a trackpad. */
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

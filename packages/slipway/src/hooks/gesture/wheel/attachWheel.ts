import type { Unsubscribe } from '../../../base/emitter.ts'
import type { Vector } from '../pan/pan.state.ts'
import { wheelSilenceMs } from './wheelPan.state.ts'
import { type WheelStep, wheelStep } from './wheelStep.ts'

/** A step of the wheel over an element. */
export interface WheelMotion extends WheelStep {
  /** Where the pointer is, in client pixels. */
  readonly at: Vector
  /** Whether it comes after a silence of 150 ms; what follows may be inertia. */
  readonly isFirst: boolean
}

/** What is done by the wheel. */
export interface WheelOptions {
  /** Called for each step. Tells whether it has been used: the browser does nothing with it then. */
  onWheel(motion: WheelMotion): boolean
}

/**
 * Hears the wheel of a mouse and two fingers on a trackpad over an element, step by step, without React. What a pan or a pinch
 * inside has used is not told.
 *
 * For a motion that has a beginning and an end see `attachWheelPan`, and for zooming `attachPinch`.
 *
 * @param latest Gives the options as they are at the time.
 */
export function attachWheel(
  element: HTMLElement,
  options: WheelOptions,
  latest: () => WheelOptions = () => options,
): Unsubscribe {
  let lastMs = Number.NEGATIVE_INFINITY
  const onWheel = (event: WheelEvent) => {
    const { timeStamp, clientX: x, clientY: y } = event
    const isFirst = timeStamp - lastMs >= wheelSilenceMs
    lastMs = timeStamp
    if (event.defaultPrevented || !latest().onWheel({ ...wheelStep(event), at: { x, y }, isFirst })) return
    event.preventDefault()
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => element.removeEventListener('wheel', onWheel)
}

import type { Unsubscribe } from '../../../base/emitter.ts'
import type { Vector } from '../pan/pan.state.ts'
import { wheelSilenceMs } from './wheelPan.state.ts'
import { type WheelStep, wheelStep } from './wheelStep.ts'

/** A wheel event over an element. */
export interface WheelMotion extends WheelStep {
  /** The pointer's position in client pixels. */
  readonly at: Vector
  /** Whether the event follows a pause of 150 ms; events without such a pause may be inertia. */
  readonly isFirst: boolean
}

/** Options of `useWheel`. */
export interface WheelOptions {
  /** Called for each wheel event. Return `true` if you have used it; the browser then ignores it. */
  onWheel(motion: WheelMotion): boolean
}

/**
 * Listens to a mouse wheel and to two fingers on a trackpad over an element, event by event, without React. Ignores events that a
 * pan or pinch inside has used.
 *
 * For a gesture with a start and an end, use `attachWheelPan`; for zooming, `attachPinch`.
 *
 * @param latest Returns the current options.
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

import type { Unsubscribe } from '../../../base/emitter.ts'
import { isCovered } from '../isCovered.ts'
import { isPanning, type PanAxis, type PanState } from '../pan/pan.state.ts'
import type { PanListeners } from '../pan/panOptions.ts'
import { scrollsFirst } from '../scrollsFirst.ts'
import {
  idleWheelPan,
  nextWheelPan,
  refused,
  type WheelPanEvent,
  type WheelPanState,
  wheelSilenceMs,
} from './wheelPan.state.ts'

/** Options of `attachWheelPan`. */
export interface WheelPanOptions extends PanListeners {
  /** The axis. A movement that is longer across the axis is not a pan. */
  axis: PanAxis
}

/** Calls a function later; the returned function cancels the call. */
export type Schedule = (call: () => void, delayMs: number) => Unsubscribe

/**
 * Wheel events that a pan has used. `defaultPrevented` is not sufficient: once the browser scrolls by a stream, its events cannot
 * be prevented.
 */
const used = new WeakSet<WheelEvent>()

/**
 * Recognises pans by two fingers on a trackpad, without React: pull-to-refresh on a laptop.
 *
 * The pan ends 150 ms after the last event, or as soon as the events can only be inertia. A mouse wheel does not pan, nor does
 * zooming by trackpad. A scroller inside, or the element itself, scrolls first; a stream that has begun as a scroll does not become
 * a pan at the scroller's end. A stream that may become a pan is kept from scrolling the ancestors from its first event, because
 * browsers do not stop a scroll that has begun. Of nested pans, the innermost gets the stream.
 *
 * @param options Read again for each event.
 * @param schedule Timer that detects the pause after the last event.
 * @returns Detaches the listeners; a pan in progress ends as cancelled.
 */
export function attachWheelPan(
  element: HTMLElement,
  options: WheelPanOptions,
  schedule: Schedule = scheduleTimeout,
): Unsubscribe {
  let state = idleWheelPan
  let unschedule: Unsubscribe | undefined

  const beginning = ({ target }: WheelEvent) => ({ ...state.pan, pointerType: 'wheel', target }) as const
  const mayBegin = (event: WheelEvent) =>
    options.canBegin?.(beginning(event)) !== false && !scrollsFirst(event.composedPath(), element, state.pan.offset)
  const begin = (event: WheelEvent) => {
    if (!mayBegin(event)) {
      state = refused(state)
      return
    }
    options.onBegin?.(beginning(event))
    // `onBegin` may have ended the pan.
    if (isPanning(state.pan)) options.onMove?.(state.pan)
  }
  const end = (pan: PanState) => options.onEnd?.({ ...pan, cancelled: pan.name === 'cancelled' })
  const send = (event: WheelPanEvent, source?: WheelEvent) => {
    const before = state.pan
    state = nextWheelPan(state, event, options.axis)
    const { pan } = state
    if (pan === before) return
    if (pan.name === 'begun' && source) begin(source)
    else if (pan.name === 'moved') options.onMove?.(pan)
    else if (pan.name === 'ended' && isPanning(before)) end(pan)
  }
  const endInSilence = () => send({ type: 'time', atMs: state.lastMs + wheelSilenceMs })

  const onWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, deltaMode, timeStamp: atMs } = event
    // Deltas in lines are sent by a mouse; with `ctrlKey` the event is a pinch.
    if (event.defaultPrevented || used.has(event)) return
    if (event.ctrlKey || deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return
    if (isCovered(element, event.target as Element)) return
    unschedule?.()
    send({ type: 'time', atMs })
    send({ type: 'wheel', deltaX, deltaY, atMs }, event)
    const isOwn = isPanning(state.pan) || state.pan.name === 'ended'
    if (isOwn) used.add(event)
    const isMeant = isOwn || (state.pan.name === 'possible' && isAlong(state) && mayBegin(event))
    // Otherwise the page bounces, or the browser navigates back in its history.
    if (isMeant && event.cancelable) event.preventDefault()
    if (isPanning(state.pan)) unschedule = schedule(endInSilence, wheelSilenceMs)
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    element.removeEventListener('wheel', onWheel)
    unschedule?.()
    const { pan } = state
    state = idleWheelPan
    if (isPanning(pan)) end({ ...pan, name: 'cancelled' })
  }
}

/** Whether the movement is longer along the axis than across it. */
function isAlong({ x, y, pan: { offset } }: WheelPanState): boolean {
  return 2 * (offset.x ** 2 + offset.y ** 2) > x ** 2 + y ** 2
}

function scheduleTimeout(call: () => void, delayMs: number): Unsubscribe {
  const timer = setTimeout(call, delayMs)
  return () => clearTimeout(timer)
}

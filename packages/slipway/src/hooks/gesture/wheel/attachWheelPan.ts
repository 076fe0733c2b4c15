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

/** How an element is panned by a trackpad. */
export interface WheelPanOptions extends PanListeners {
  /** The direction. A way that is longer across it is no pan. */
  axis: PanAxis
}

/** Calls something later; the answer keeps it from being called. */
export type Schedule = (call: () => void, delayMs: number) => Unsubscribe

// Where the browser scrolls by a stream already, none of its steps can be prevented, and so that tells nothing.

/** Steps of which a pan has made use. */
const used = new WeakSet<WheelEvent>()

/**
 * Makes an element pannable by two fingers on a trackpad, without React: pull-to-refresh on a laptop.
 *
 * The pan is over 150 ms after the last step, or as soon as the steps can only be inertia. The wheel of a mouse does not
 * pan, nor does zooming by trackpad. A scroller inside, or the element itself, scrolls first, and what began as a scroll
 * does not turn into a pan when the scroller has come to its end. A stream that may become a pan is kept from scrolling
 * what is around from its first step, since a browser that has begun to scroll goes on with it. Of nested pans the innermost
 * has the stream.
 *
 * @param options Read anew for each step.
 * @param schedule What knows of silence.
 * @returns Detaches it; a pan under way ends as cancelled.
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
    // Whoever hears of the beginning may put an end to it.
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
    // What is counted in lines comes from a mouse; with `ctrlKey` it is a pinch.
    if (event.defaultPrevented || used.has(event)) return
    if (event.ctrlKey || deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return
    if (isCovered(element, event.target as Element)) return
    unschedule?.()
    send({ type: 'time', atMs })
    send({ type: 'wheel', deltaX, deltaY, atMs }, event)
    const isOwn = isPanning(state.pan) || state.pan.name === 'ended'
    if (isOwn) used.add(event)
    const isMeant = isOwn || (state.pan.name === 'possible' && isAlong(state) && mayBegin(event))
    // Else the page bounces, or the browser goes back in its history.
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

/** Whether the way so far is longer along the axis than across it. */
function isAlong({ x, y, pan: { offset } }: WheelPanState): boolean {
  return 2 * (offset.x ** 2 + offset.y ** 2) > x ** 2 + y ** 2
}

function scheduleTimeout(call: () => void, delayMs: number): Unsubscribe {
  const timer = setTimeout(call, delayMs)
  return () => clearTimeout(timer)
}

import { isPanning, nextPan, type PanAxis, type PanState, preciseSlopPx, startPan } from '../pan/pan.state.ts'

/**
 * State of a trackpad pan. Browsers report it by `wheel` events only: without a start, without an end, and with inertia that looks
 * like fingers.
 *
 * Events without a pause between them form a stream, and each stream pans at most once. So the inertia of a scroll that has reached
 * the top does not pull, and the inertia of a pan does not start the next one.
 */
export interface WheelPanState {
  readonly pan: PanState
  /** Distance of the stream, in the direction of the content. */
  readonly x: number
  readonly y: number
  /** Time of the last event. */
  readonly lastMs: number
  /** The events since one was longer than the one before it. */
  readonly run: Run
}

interface Run {
  readonly count: number
  readonly firstPx: number
  readonly lastPx: number
}

/** A wheel event with its deltas in pixels; or the passing of time, which is also sent before each wheel event. */
export type WheelPanEvent =
  | { readonly type: 'wheel'; readonly deltaX: number; readonly deltaY: number; readonly atMs: number }
  | { readonly type: 'time'; readonly atMs: number }

/** State before the first event. */
export const idleWheelPan: WheelPanState = startStream(Number.NEGATIVE_INFINITY)

/** A stream ends after a pause of this length. */
export const wheelSilenceMs = 150

/**
 * Minimum length of a mouse wheel's notch. Fingers begin slowly, so a stream that begins with this length is a mouse wheel, which
 * does not pan.
 */
const notchPx = 50

/** Number of events in a row that get shorter, down to half of the first, from which a stream is inertia. Fingers are not that regular. */
const inertiaSteps = 8

/** The state of a trackpad pan after one event. */
export function nextWheelPan(before: WheelPanState, event: WheelPanEvent, axis: PanAxis): WheelPanState {
  const { atMs } = event
  const isSilent = atMs - before.lastMs >= wheelSilenceMs
  if (event.type === 'time') return isSilent ? released(before, atMs, axis) : before

  const stepPx = Math.hypot(event.deltaX, event.deltaY)
  const stream = isSilent ? startStream(atMs) : before
  const state = isSilent && stepPx >= notchPx ? refused(stream) : stream
  const x = state.x - event.deltaX
  const y = state.y - event.deltaY
  const { run } = state
  const moved: WheelPanState = {
    pan: nextPan(state.pan, { type: 'move', x, y, atMs }, rulesOf(axis)),
    x,
    y,
    lastMs: atMs,
    run:
      stepPx > run.lastPx
        ? { count: 1, firstPx: stepPx, lastPx: stepPx }
        : { count: run.count + 1, firstPx: run.firstPx, lastPx: stepPx },
  }
  return isInertia(moved.run) ? released(moved, atMs, axis) : moved
}

/** Refuses the pan for the rest of the stream. */
export function refused(state: WheelPanState): WheelPanState {
  return { ...state, pan: { ...state.pan, name: 'failed' } }
}

function startStream(atMs: number): WheelPanState {
  return {
    pan: startPan({ x: 0, y: 0, atMs }),
    x: 0,
    y: 0,
    lastMs: atMs,
    run: { count: 0, firstPx: 0, lastPx: 0 },
  }
}

function released(state: WheelPanState, atMs: number, axis: PanAxis): WheelPanState {
  if (!isPanning(state.pan)) return state
  return { ...state, pan: nextPan(state.pan, { type: 'up', x: state.x, y: state.y, atMs }, rulesOf(axis)) }
}

function isInertia({ count, firstPx, lastPx }: Run): boolean {
  return count > inertiaSteps && lastPx <= firstPx / 2
}

function rulesOf(axis: PanAxis) {
  return { axis, slopPx: preciseSlopPx }
}

import { isPanning, nextPan, type PanAxis, type PanState, preciseSlopPx, startPan } from '../pan/pan.state.ts'

/**
 * Where the pan of a trackpad stands, which tells of it by `wheel` events only: no beginning, no end, and inertia that
 * looks like fingers.
 *
 * What comes without a silence is one stream, and a stream pans once at most. So the inertia of a scroll that has
 * reached the top does not pull, and the inertia of a pan does not begin the next one.
 */
export interface WheelPanState {
  readonly pan: PanState
  /** The stream's way so far, in the direction of the content. */
  readonly x: number
  readonly y: number
  /** When the last step came. */
  readonly lastMs: number
  /** The steps since one was longer than the one before it. */
  readonly run: Run
}

interface Run {
  readonly count: number
  readonly firstPx: number
  readonly lastPx: number
}

/** A step of the wheel, its deltas in pixels; or the passing of time, which is told before each step as well. */
export type WheelPanEvent =
  | { readonly type: 'wheel'; readonly deltaX: number; readonly deltaY: number; readonly atMs: number }
  | { readonly type: 'time'; readonly atMs: number }

/** The state before the first step. */
export const idleWheelPan: WheelPanState = startStream(Number.NEGATIVE_INFINITY)

/** A stream is over after this long without a step. */
export const wheelSilenceMs = 150

/** Fingers begin slowly: a stream that begins with as much is the notch of a mouse wheel, which does not pan. */
const notchPx = 50

/** Inertia only ever falls: by so many steps in a row, and to half of the first. Fingers are not that even. */
const inertiaSteps = 8

/** Moves the pan of a trackpad on by one event. */
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

/** The stream goes on, but is none of ours. */
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

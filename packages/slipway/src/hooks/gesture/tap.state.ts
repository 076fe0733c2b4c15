import type { PanPoint, Vector } from './pan/pan.state.ts'

/** State of the tap recognition, including the result of the last event. */
export interface TapState {
  readonly name:
    | 'idle'
    /** A pointer is down. */
    | 'pressed'
    /** A tap that may still become a double tap. */
    | 'waiting'
  /** The tap that the last event completed, and its position. */
  readonly recognised?: { readonly name: 'tap' | 'doubleTap'; readonly at: Vector }
  /** Position and time of the press, or of the tap that waits for a second one. */
  readonly since: PanPoint
  /** The largest distance of the pointer from its press. */
  readonly movedPx: number
  /** Whether this press may complete a double tap. */
  readonly isSecond: boolean
}

/** Events of the state machine. `time` means that time has passed without another event. */
export type TapEvent =
  | ({ readonly type: 'down' | 'move' | 'up' } & PanPoint)
  | { readonly type: 'cancel' | 'time'; readonly atMs: number }

/** Conditions of a tap. */
export interface TapRules {
  /** Distance that the press may move. */
  readonly tolerancePx: number
  /** Whether double taps are recognised, for which a tap waits. */
  readonly doubles: boolean
}

/** Time for which a tap waits for a second press. */
export const doubleTapMs = 250

/** Maximum distance between the presses of a double tap, because fingers do not hit the same point twice. */
export const doubleTapPx = 40

/** State before the first press. */
export const idleTap: TapState = { name: 'idle', since: { x: 0, y: 0, atMs: 0 }, movedPx: 0, isSecond: false }

/** The state after one event. First applies the time that has passed until the event, so a late timer causes no double tap. */
export function nextTap(before: TapState, event: TapEvent, rules: TapRules): TapState {
  const state = tappedIfDue(before, event.atMs)
  switch (event.type) {
    case 'down': {
      const isNear = state.name === 'waiting' && distancePx(state.since, event) <= doubleTapPx
      // A press elsewhere makes the first one a single tap.
      const { recognised } = state.name === 'waiting' && !isNear ? tapped(state) : state
      return { name: 'pressed', since: event, movedPx: 0, isSecond: isNear, ...(recognised && { recognised }) }
    }
    case 'move':
      return state.name === 'pressed' ? { ...state, movedPx: farthestPx(state, event) } : state
    case 'up':
      if (state.name !== 'pressed') return state
      if (farthestPx(state, event) > rules.tolerancePx) return idleTap
      if (state.isSecond) return { ...idleTap, recognised: { name: 'doubleTap', at: event } }
      return rules.doubles ? { ...idleTap, name: 'waiting', since: event } : tapped({ since: event })
    case 'cancel':
      return state.recognised ? { ...idleTap, recognised: state.recognised } : idleTap
    case 'time':
      return state
    default:
      return event satisfies never
  }
}

/** Removes the result of the last event, so that it is reported once. A waiting tap whose time has elapsed becomes a single tap. */
function tappedIfDue({ recognised: _, ...state }: TapState, atMs: number): TapState {
  return state.name === 'waiting' && atMs - state.since.atMs >= doubleTapMs ? tapped(state) : state
}

function tapped({ since }: Pick<TapState, 'since'>): TapState {
  return { ...idleTap, recognised: { name: 'tap', at: since } }
}

function farthestPx({ since, movedPx }: TapState, now: Vector): number {
  return Math.max(movedPx, distancePx(since, now))
}

function distancePx(from: Vector, to: Vector): number {
  // On scaled pages, coordinates have rounding errors far below what a touch can resolve.
  return Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 100) / 100
}

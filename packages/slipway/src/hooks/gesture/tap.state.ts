import type { PanPoint, Vector } from './pan/pan.state.ts'

/** Where a tap stands, and what came of the last event. */
export interface TapState {
  readonly name:
    | 'idle'
    /** A pointer is down. */
    | 'pressed'
    /** One tap that may still become a double tap. */
    | 'waiting'
  /** Recognised by the last event, and where. */
  readonly heard?: { readonly name: 'tap' | 'doubleTap'; readonly at: Vector }
  /** Where and when the pointer came down, or the tap that waits was. */
  readonly since: PanPoint
  /** How far the pointer has been from where it came down. */
  readonly movedPx: number
  /** Whether a tap was waiting for this one. */
  readonly isSecond: boolean
}

/** What happens. `time` says that time has passed and nothing else happened. */
export type TapEvent =
  | ({ readonly type: 'down' | 'move' | 'up' } & PanPoint)
  | { readonly type: 'cancel' | 'time'; readonly atMs: number }

/** When a press is a tap. */
export interface TapRules {
  /** How far it may move. */
  readonly tolerancePx: number
  /** Whether a second one is waited for. */
  readonly doubles: boolean
}

/** How long a tap waits for a second one to come down. */
export const doubleTapMs = 250

/** How far from the first one the second may come down: fingers do not hit the same place twice. */
export const doubleTapPx = 40

/** Before the first press. */
export const idleTap: TapState = { name: 'idle', since: { x: 0, y: 0, atMs: 0 }, movedPx: 0, isSecond: false }

/** Moves on by one event. An event first lets time pass up to its own moment, so a late timer makes no double tap. */
export function nextTap(before: TapState, event: TapEvent, rules: TapRules): TapState {
  const state = tappedIfDue(before, event.atMs)
  switch (event.type) {
    case 'down': {
      const isNear = state.name === 'waiting' && distancePx(state.since, event) <= doubleTapPx
      // One that comes down elsewhere leaves the first a tap of its own.
      const { heard } = state.name === 'waiting' && !isNear ? tapped(state) : state
      return { name: 'pressed', since: event, movedPx: 0, isSecond: isNear, ...(heard && { heard }) }
    }
    case 'move':
      return state.name === 'pressed' ? { ...state, movedPx: farthestPx(state, event) } : state
    case 'up':
      if (state.name !== 'pressed') return state
      if (farthestPx(state, event) > rules.tolerancePx) return idleTap
      if (state.isSecond) return { ...idleTap, heard: { name: 'doubleTap', at: event } }
      return rules.doubles ? { ...idleTap, name: 'waiting', since: event } : tapped({ since: event })
    case 'cancel':
      return state.heard ? { ...idleTap, heard: state.heard } : idleTap
    case 'time':
      return state
    default:
      return event satisfies never
  }
}

/** What an event made of a tap is heard once: by the next event it is over. A tap whose time is up is one. */
function tappedIfDue({ heard: _, ...state }: TapState, atMs: number): TapState {
  return state.name === 'waiting' && atMs - state.since.atMs >= doubleTapMs ? tapped(state) : state
}

function tapped({ since }: Pick<TapState, 'since'>): TapState {
  return { ...idleTap, heard: { name: 'tap', at: since } }
}

function farthestPx({ since, movedPx }: TapState, now: Vector): number {
  return Math.max(movedPx, distancePx(since, now))
}

function distancePx(from: Vector, to: Vector): number {
  // Where a page is scaled, coordinates come with a rest far below what a finger can do.
  return Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 100) / 100
}

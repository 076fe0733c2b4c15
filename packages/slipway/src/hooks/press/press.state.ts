/** State of a press. Coordinates are client pixels; times are milliseconds on the clock of DOM events. */
export type PressState =
  | { readonly name: 'idle' }
  /** The pointer is down; the press may become a long press. */
  | { readonly name: 'pressing'; readonly down: PressPoint }
  /** The long press is recognised; the pointer is still down. */
  | { readonly name: 'held'; readonly down: PressPoint }
  /** A long press has ended; the click that the browser dispatches afterwards is ignored. */
  | { readonly name: 'released'; readonly atMs: number }

/** Position and time of the pointer's press. */
export interface PressPoint {
  readonly x: number
  readonly y: number
  readonly atMs: number
}

/**
 * Events of a press. `leave`: the pointer has left the element. `cancel`: the pointer emits no more events. `time`: time has passed
 * without another event.
 */
export type PressEvent =
  | ({ readonly type: 'down' | 'move' | 'leave' | 'up' | 'cancel' } & PressPoint)
  | { readonly type: 'time'; readonly atMs: number }

/** Conditions of a long press. */
export interface PressRules {
  /** Time for which the pointer must stay in place. */
  readonly delayMs: number
  /** Distance that the pointer may move meanwhile. */
  readonly tolerancePx: number
}

/** State before the first touch. */
export const idlePress: PressState = { name: 'idle' }

/** Time after a long press within which a click belongs to it; old web views dispatch that click up to 350 ms late. */
const clickWindowMs = 400

/** The state of a press after one event. First applies the time that has passed until the event, so a late timer makes no difference. */
export function nextPress(before: PressState, event: PressEvent, rules: PressRules): PressState {
  const state = holdIfDue(before, event.atMs, rules)
  switch (event.type) {
    case 'down':
      return { name: 'pressing', down: { x: event.x, y: event.y, atMs: event.atMs } }
    case 'move':
      return state.name === 'pressing' && driftPx(state.down, event) > rules.tolerancePx ? idlePress : state
    case 'leave':
      return state.name === 'pressing' ? idlePress : state
    case 'up':
      return state.name === 'held' ? { name: 'released', atMs: event.atMs } : settled(state)
    case 'cancel':
      return settled(state)
    case 'time':
      return state
    default:
      return event satisfies never
  }
}

/** Whether the press was recognised as a long press. */
export function isLongPress(state: PressState): boolean {
  return state.name === 'held' || state.name === 'released'
}

/** Whether a click or context menu at this time results from a long press and is ignored. */
export function isTailOfLongPress(state: PressState, atMs: number): boolean {
  return state.name === 'held' || (state.name === 'released' && atMs - state.atMs <= clickWindowMs)
}

function holdIfDue(state: PressState, atMs: number, { delayMs }: PressRules): PressState {
  // The same sum as the timer's: with fractional times, the difference may be slightly smaller than the delay.
  const isDue = state.name === 'pressing' && atMs >= state.down.atMs + delayMs
  return isDue ? { name: 'held', down: state.down } : state
}

function settled(state: PressState): PressState {
  return state.name === 'released' ? state : idlePress
}

function driftPx(from: PressPoint, to: PressPoint): number {
  // On scaled pages, coordinates have rounding errors far below what a touch can resolve.
  return Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 100) / 100
}

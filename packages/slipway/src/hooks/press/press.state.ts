/** Where a press stands. Coordinates are client pixels; times are milliseconds on the clock of DOM events. */
export type PressState =
  | { readonly name: 'idle' }
  /** A pointer is down and may become a long press. */
  | { readonly name: 'pressing'; readonly down: PressPoint }
  /** The long press is recognised; the pointer is still down. */
  | { readonly name: 'held'; readonly down: PressPoint }
  /** A long press ended; the click that the browser sends after it is not meant. */
  | { readonly name: 'released'; readonly atMs: number }

/** Where and when the pointer came down. */
export interface PressPoint {
  readonly x: number
  readonly y: number
  readonly atMs: number
}

/**
 * What happens to a press. `leave` says that the pointer moved off the element, `cancel` that it will do nothing more,
 * and `time` that time has passed and nothing else happened.
 */
export type PressEvent =
  | ({ readonly type: 'down' | 'move' | 'leave' | 'up' | 'cancel' } & PressPoint)
  | { readonly type: 'time'; readonly atMs: number }

/** When a press counts as long. */
export interface PressRules {
  /** Time that the pointer must rest. */
  readonly delayMs: number
  /** How far it may drift meanwhile. */
  readonly tolerancePx: number
}

/** The state before the first touch. */
export const idlePress: PressState = { name: 'idle' }

/** How long after a long press a click belongs to it; old web views send it up to 350 ms late. */
const clickWindowMs = 400

/** Moves a press on by one event. An event first lets time pass up to its own moment, so late timers change nothing. */
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

/** Tells whether a state means that the press was recognised as a long one. */
export function isLongPress(state: PressState): boolean {
  return state.name === 'held' || state.name === 'released'
}

/** Tells whether a click or a context menu at this moment is only the tail of a long press. */
export function isTailOfLongPress(state: PressState, atMs: number): boolean {
  return state.name === 'held' || (state.name === 'released' && atMs - state.atMs <= clickWindowMs)
}

function holdIfDue(state: PressState, atMs: number, { delayMs }: PressRules): PressState {
  // The sum that the timer's moment is, too: of fractions, the difference may be a little less than the delay.
  const isDue = state.name === 'pressing' && atMs >= state.down.atMs + delayMs
  return isDue ? { name: 'held', down: state.down } : state
}

function settled(state: PressState): PressState {
  return state.name === 'released' ? state : idlePress
}

function driftPx(from: PressPoint, to: PressPoint): number {
  // Where a page is scaled, coordinates come with a rest far below what a finger can do.
  return Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 100) / 100
}

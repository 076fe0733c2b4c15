/**
 * Tells a click from a double click and from a drag, for mouse, finger and pen alike.
 *
 * Places are client px, times are milliseconds on the clock of DOM events.
 */
export type ClickState =
  | { readonly name: 'idle' }
  | Pressed
  /** One click that may still become a double click. */
  | { readonly name: 'waiting'; readonly sinceMs: number }
  /** No second click came. */
  | { readonly name: 'clicked' }
  /** The second click came, here. */
  | { readonly name: 'doubleClicked'; readonly x: number; readonly y: number }

interface Pressed {
  readonly name: 'pressed'
  readonly x: number
  readonly y: number
  /** How far the pointer has been from where it came down. */
  readonly movedPx: number
  /** Whether a click was waiting for this one. */
  readonly isSecond: boolean
}

/** What happens. `time` says that time has passed and nothing else happened. */
export type ClickEvent =
  | { readonly type: 'down' | 'move' | 'up'; readonly x: number; readonly y: number; readonly atMs: number }
  | { readonly type: 'cancel' | 'time'; readonly atMs: number }

/** Before the first press. */
export const idleClick: ClickState = { name: 'idle' }

/** How long a click waits for a second one. */
export const doubleClickMs = 250

/** Moves on by one event. An event first lets time pass up to its own moment, so a late timer makes no double click. */
export function nextClick(before: ClickState, event: ClickEvent, tolerancePx: number): ClickState {
  const state = clickedIfDue(before, event.atMs)
  switch (event.type) {
    case 'down':
      return { name: 'pressed', x: event.x, y: event.y, movedPx: 0, isSecond: state.name === 'waiting' }
    case 'move':
      return state.name === 'pressed' ? { ...state, movedPx: farthestPx(state, event) } : state
    case 'up':
      if (state.name !== 'pressed') return state
      if (farthestPx(state, event) > tolerancePx) return idleClick
      if (state.isSecond) return { name: 'doubleClicked', x: event.x, y: event.y }
      return { name: 'waiting', sinceMs: event.atMs }
    case 'cancel':
      return idleClick
    case 'time':
      return state
    default:
      return event satisfies never
  }
}

function clickedIfDue(state: ClickState, atMs: number): ClickState {
  return state.name === 'waiting' && atMs - state.sinceMs >= doubleClickMs ? { name: 'clicked' } : state
}

function farthestPx({ x, y, movedPx }: Pressed, now: { readonly x: number; readonly y: number }): number {
  // Where a page is scaled, coordinates come with a rest far below what a finger can do.
  return Math.max(movedPx, Math.round(Math.hypot(now.x - x, now.y - y) * 100) / 100)
}

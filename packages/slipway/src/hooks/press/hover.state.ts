/** Where the feedback of a press stands; the element looks pressed while it is `shown` or `staying`. */
export type HoverState =
  | { readonly name: 'idle' }
  /** Pressed, and waiting to see whether it becomes a scroll. */
  | { readonly name: 'starting'; readonly sinceMs: number }
  /** Let go before it started: it will show all the same, as an answer to a quick tap. */
  | { readonly name: 'tapped'; readonly sinceMs: number }
  | { readonly name: 'shown' }
  /** Let go, and still to be seen for a while. */
  | { readonly name: 'staying'; readonly sinceMs: number }

/** What happens to it. `time` says that time has passed and nothing else happened. */
export interface HoverEvent {
  readonly type: 'down' | 'move' | 'leave' | 'up' | 'cancel' | 'time'
  readonly atMs: number
}

/** How long each waiting state lasts, in milliseconds. */
export interface HoverTimes {
  /** From the touch to the feedback, so that a scroll shows none. */
  readonly startTime: number
  /** How long the feedback stays after the finger has gone. */
  readonly stayTime: number
}

/** The state before the first touch. */
export const idleHover: HoverState = { name: 'idle' }

/** Moves the feedback of a press on by one event. */
export function nextHover(state: HoverState, event: HoverEvent, times: HoverTimes): HoverState {
  switch (event.type) {
    case 'down':
      return isHovered(state) ? { name: 'shown' } : { name: 'starting', sinceMs: event.atMs }
    case 'up':
      if (state.name === 'starting') return { name: 'tapped', sinceMs: state.sinceMs }
      return state.name === 'shown' ? { name: 'staying', sinceMs: event.atMs } : state
    case 'leave':
    case 'cancel':
      return idleHover
    case 'time':
      return event.atMs >= hoverEndsAtMs(state, times) ? afterWaiting(state, event.atMs) : state
    case 'move':
      return state
  }
}

/** Tells whether the element looks pressed. */
export function isHovered({ name }: HoverState): boolean {
  return name === 'shown' || name === 'staying'
}

/** The moment at which a state ends by itself; `Infinity` if it does not. */
export function hoverEndsAtMs(state: HoverState, { startTime, stayTime }: HoverTimes): number {
  switch (state.name) {
    case 'starting':
    case 'tapped':
      return state.sinceMs + startTime
    case 'staying':
      return state.sinceMs + stayTime
    default:
      return Number.POSITIVE_INFINITY
  }
}

function afterWaiting(state: HoverState, atMs: number): HoverState {
  if (state.name === 'starting') return { name: 'shown' }
  return state.name === 'tapped' ? { name: 'staying', sinceMs: atMs } : idleHover
}

/** State of the feedback of a press. The element looks pressed in the states `shown` and `staying`. */
export type HoverState =
  | { readonly name: 'idle' }
  /** Pressed; the feedback is delayed because the press may become a scroll. */
  | { readonly name: 'starting'; readonly sinceMs: number }
  /** Released before the delay has elapsed: the feedback is shown nevertheless, as an answer to a quick tap. */
  | { readonly name: 'tapped'; readonly sinceMs: number }
  | { readonly name: 'shown' }
  /** Released; the feedback stays visible for a while. */
  | { readonly name: 'staying'; readonly sinceMs: number }

/** Events of the state machine. `time` means that time has passed without another event. */
export interface HoverEvent {
  readonly type: 'down' | 'move' | 'leave' | 'up' | 'cancel' | 'time'
  readonly atMs: number
}

/** Durations of the waiting states, in milliseconds. */
export interface HoverTimes {
  /** Delay between the touch and the feedback, so that a scroll shows none. */
  readonly startTime: number
  /** Duration for which the feedback stays visible after the release. */
  readonly stayTime: number
}

/** State before the first touch. */
export const idleHover: HoverState = { name: 'idle' }

/** The state of the feedback after one event. */
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

/** Whether the element looks pressed. */
export function isHovered({ name }: HoverState): boolean {
  return name === 'shown' || name === 'staying'
}

/** Time at which a state ends automatically; `Infinity` if it does not. */
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

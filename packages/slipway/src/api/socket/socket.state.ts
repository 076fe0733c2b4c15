/** Rules for restoring a lost connection. */
export interface ReconnectRules {
  /** The first delay, in milliseconds; each further one is twice as long. */
  readonly minDelayMs: number
  /** The maximum delay. */
  readonly maxDelayMs: number
  /** The number of attempts before the socket closes permanently. */
  readonly maxAttempts: number
}

/** State of a socket. `attempt` counts the attempts since the last stable connection. */
export type SocketState =
  | { readonly name: 'connecting'; readonly attempt: number }
  | { readonly name: 'open'; readonly attempt: number; readonly sinceMs: number }
  /** The connection is lost, and another attempt will follow. */
  | { readonly name: 'waiting'; readonly attempt: number; readonly dueMs: number }
  | { readonly name: 'closing' }
  | { readonly name: 'closed'; readonly code: number; readonly reason: string }

/** Events that change the state of a socket. */
export type SocketEvent =
  | { readonly type: 'opened' }
  /** The connection has closed or could not be established. `random` (0 to 1) spreads the attempts of many clients. */
  | { readonly type: 'lost'; readonly code: number; readonly reason: string; readonly random: number }
  /** The app closes the socket. */
  | { readonly type: 'close'; readonly code: number; readonly reason: string }
  /** A delay has ended, or may end early: the network has returned, or the page is visible again. */
  | { readonly type: 'due' | 'wake'; readonly isOnline: boolean }

/** A connection that lasted this long counts as stable: the next delay is the shortest one again. */
export const goodAfterMs = 5_000

/**
 * Close codes after which another attempt would end in the same way: a normal close, a protocol error, data that the peer does
 * not accept, a violation of the server's rules (RFC 6455, section 7.4.1).
 */
const finalCodes: readonly number[] = [1000, 1002, 1003, 1007, 1008, 1009, 1010]

/** Returns the state after an event at a given time. Without rules a lost connection is not restored. */
export function nextSocketState(
  state: SocketState,
  event: SocketEvent,
  nowMs: number,
  rules: ReconnectRules | undefined,
): SocketState {
  if (state.name === 'closed') return state
  switch (event.type) {
    case 'opened':
      return state.name === 'connecting' ? { name: 'open', attempt: state.attempt, sinceMs: nowMs } : state
    case 'lost':
      return state.name === 'waiting' ? state : afterLoss(state, event, nowMs, rules)
    case 'close':
      if (state.name === 'closing') return state
      return state.name === 'waiting' ? closedBy(event) : { name: 'closing' }
    case 'due':
    case 'wake':
      if (state.name !== 'waiting' || !event.isOnline) return state
      if (event.type === 'due' && nowMs < state.dueMs) return state
      return { name: 'connecting', attempt: state.attempt }
    default:
      return event satisfies never
  }
}

type Loss = Extract<SocketEvent, { type: 'lost' }>
type Live = Exclude<SocketState, { name: 'closed' | 'waiting' }>

function afterLoss(state: Live, event: Loss, nowMs: number, rules: ReconnectRules | undefined): SocketState {
  if (state.name === 'closing' || !rules || finalCodes.includes(event.code)) return closedBy(event)
  const wasGood = state.name === 'open' && nowMs - state.sinceMs >= goodAfterMs
  const attempts = wasGood ? 0 : state.attempt
  if (attempts >= rules.maxAttempts) return closedBy(event)
  return { name: 'waiting', attempt: attempts + 1, dueMs: nowMs + delayMs(attempts, event.random, rules) }
}

/**
 * Returns the delay before the next attempt: twice as long each time, up to the maximum. The second half of the delay is random,
 * so that many clients do not reconnect at the same moment.
 */
export function delayMs(attempts: number, random: number, { minDelayMs, maxDelayMs }: ReconnectRules): number {
  const longest = Math.min(maxDelayMs, minDelayMs * 2 ** attempts)
  return Math.round(longest * (0.5 + random / 2))
}

const closedBy = ({ code, reason }: { readonly code: number; readonly reason: string }): SocketState => {
  return { name: 'closed', code, reason }
}

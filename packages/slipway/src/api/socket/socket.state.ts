/** How a lost connection is made again. */
export interface ReconnectRules {
  /** The first wait, in milliseconds; each further one is twice as long. */
  readonly minDelayMs: number
  /** No wait is longer. */
  readonly maxDelayMs: number
  /** How often it is tried before the socket closes for good. */
  readonly maxAttempts: number
}

/** Where a socket is. `attempt` counts the tries since the connection was last a good one. */
export type SocketState =
  | { readonly name: 'connecting'; readonly attempt: number }
  | { readonly name: 'open'; readonly attempt: number; readonly sinceMs: number }
  /** The connection is lost, and another one will be tried. */
  | { readonly name: 'waiting'; readonly attempt: number; readonly dueMs: number }
  | { readonly name: 'closing' }
  | { readonly name: 'closed'; readonly code: number; readonly reason: string }

/** What happens to a socket. */
export type SocketEvent =
  | { readonly type: 'opened' }
  /** The connection has closed, or has not come about. `random` (0 to 1) spreads the tries of many clients. */
  | { readonly type: 'lost'; readonly code: number; readonly reason: string; readonly random: number }
  /** The caller closes it. */
  | { readonly type: 'close'; readonly code: number; readonly reason: string }
  /** A wait is over, or something says that it may be: the network is back, the page is looked at again. */
  | { readonly type: 'due' | 'wake'; readonly isOnline: boolean }

/** A connection that has held this long was a good one: the waits begin with the shortest again. */
export const goodAfterMs = 5_000

/**
 * Codes after which it would only happen again: a normal end, an error of the protocol, data that is not taken, a breach of
 * the server's rules (RFC 6455, section 7.4.1).
 */
const finalCodes: readonly number[] = [1000, 1002, 1003, 1007, 1008, 1009, 1010]

/** What comes of an event at a time. Without rules a lost connection is not made again. */
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
  const tried = wasGood ? 0 : state.attempt
  if (tried >= rules.maxAttempts) return closedBy(event)
  return { name: 'waiting', attempt: tried + 1, dueMs: nowMs + delayMs(tried, event.random, rules) }
}

/** Twice as long each time, up to the longest; the later half of it by chance, so that clients do not come all at once. */
export function delayMs(tried: number, random: number, { minDelayMs, maxDelayMs }: ReconnectRules): number {
  const longest = Math.min(maxDelayMs, minDelayMs * 2 ** tried)
  return Math.round(longest * (0.5 + random / 2))
}

const closedBy = ({ code, reason }: { readonly code: number; readonly reason: string }): SocketState => {
  return { name: 'closed', code, reason }
}

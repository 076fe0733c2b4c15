import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  delayMs,
  goodAfterMs,
  nextSocketState,
  type ReconnectRules,
  type SocketEvent,
  type SocketState,
} from './socket.state.ts'

const rules: ReconnectRules = { minDelayMs: 1_000, maxDelayMs: 30_000, maxAttempts: 3 }
const connecting: SocketState = { name: 'connecting', attempt: 0 }
const open: SocketState = { name: 'open', attempt: 2, sinceMs: 100 }
const waiting: SocketState = { name: 'waiting', attempt: 2, dueMs: 5_000 }
const closing: SocketState = { name: 'closing' }
const closed: SocketState = { name: 'closed', code: 1006, reason: '' }
const lost: SocketEvent = { type: 'lost', code: 1006, reason: '', random: 1 }
const close: SocketEvent = { type: 'close', code: 1000, reason: 'done' }

describe('[S4.2] a socket', () => {
  test.each<[string, SocketState, SocketEvent, SocketState]>([
    ['opens', connecting, { type: 'opened' }, { name: 'open', attempt: 0, sinceMs: 200 }],
    ['cannot be established', connecting, lost, closed],
    ['is lost', open, lost, closed],
    ['is closed while it connects', connecting, close, closing],
    ['is closed while it is open', open, close, closing],
    ['is closed', closing, lost, closed],
    ['opens too late', closing, { type: 'opened' }, closing],
    ['stays closed', closed, { type: 'opened' }, closed],
    ['stays closed when it is closed again', closed, close, closed],
  ])('%s', (_, state, event, expected) => {
    expect(nextSocketState(state, event, 200, undefined)).toEqual(expected)
  })

  test('a second close has no effect', () => {
    expect(nextSocketState(closing, close, 200, undefined)).toBe(closing)
  })
})

describe('with reconnect', () => {
  test.each<[string, SocketState, SocketEvent, number, SocketState]>([
    [
      'a connection that cannot be established waits',
      connecting,
      lost,
      200,
      { name: 'waiting', attempt: 1, dueMs: 1_200 },
    ],
    ['a lost connection waits longer each time', open, lost, 200, { name: 'waiting', attempt: 3, dueMs: 4_200 }],
    [
      'a stable connection resets the delay',
      open,
      lost,
      100 + goodAfterMs,
      { name: 'waiting', attempt: 1, dueMs: 1_100 + goodAfterMs },
    ],
    [
      'a connection that breaks a moment earlier does not',
      open,
      lost,
      99 + goodAfterMs,
      { name: 'waiting', attempt: 3, dueMs: 4_099 + goodAfterMs },
    ],
    ['closes after the last attempt', { name: 'connecting', attempt: 3 }, lost, 200, closed],
    ['a normal close is final', open, { ...lost, code: 1000 }, 200, { ...closed, code: 1000 } as SocketState],
    [
      'a violation of the rules is final',
      open,
      { ...lost, code: 1008, reason: 'no' },
      200,
      { name: 'closed', code: 1008, reason: 'no' },
    ],
    [
      'a server that goes away (1001) is not final',
      open,
      { ...lost, code: 1001 },
      200,
      { name: 'waiting', attempt: 3, dueMs: 4_200 },
    ],
    ['the wait is not over', waiting, { type: 'due', isOnline: true }, 4_999, waiting],
    ['the wait is over', waiting, { type: 'due', isOnline: true }, 5_000, { name: 'connecting', attempt: 2 }],
    ['the wait is over, without a network', waiting, { type: 'due', isOnline: false }, 5_000, waiting],
    ['the network is back', waiting, { type: 'wake', isOnline: true }, 300, { name: 'connecting', attempt: 2 }],
    ['the page becomes visible, without a network', waiting, { type: 'wake', isOnline: false }, 300, waiting],
    ['the network is back while the socket is open', open, { type: 'wake', isOnline: true }, 300, open],
    [
      'a socket closed while it waits closes at once',
      waiting,
      close,
      300,
      { name: 'closed', code: 1000, reason: 'done' },
    ],
    ['a socket closed by the caller makes no further attempt', closing, lost, 300, closed],
  ])('%s', (_, state, event, nowMs, expected) => {
    expect(nextSocketState(state, event, nowMs, rules)).toEqual(expected)
  })

  test.each([
    [0, 1, 1_000],
    [0, 0, 500],
    [1, 1, 2_000],
    [3, 0.5, 6_000],
    [5, 1, 30_000],
    [2_000, 1, 30_000],
  ])('after %i attempts, with the random number %d, it waits %i ms', (tried, random, expected) => {
    expect(delayMs(tried, random, rules)).toBe(expected)
  })
})

test('after any events, a closed socket stays closed, attempts are counted and no delay is too long', () => {
  const code = fc.constantFrom(1000, 1001, 1006, 1008, 4000)
  const reason = fc.string()
  const isOnline = fc.boolean()
  const event = fc.oneof<fc.Arbitrary<SocketEvent>[]>(
    fc.constant({ type: 'opened' }),
    fc.record({ type: fc.constant('lost' as const), code, reason, random: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ type: fc.constant('close' as const), code, reason }),
    fc.record({ type: fc.constantFrom('due' as const, 'wake' as const), isOnline }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.nat(20_000)), { maxLength: 60 }), fc.boolean(), (steps, reconnects) => {
      let state: SocketState = connecting
      let nowMs = 0
      for (const [one, passedMs] of steps) {
        nowMs += passedMs
        const next = nextSocketState(state, one, nowMs, reconnects ? rules : undefined)
        if (state.name === 'closed') expect(next).toBe(state)
        if (state.name === 'closing') expect(['closing', 'closed']).toContain(next.name)
        if (!reconnects) expect(next.name).not.toBe('waiting')
        if ('attempt' in next) expect(next.attempt).toBeLessThanOrEqual(rules.maxAttempts)
        if (next.name === 'waiting' && next !== state) expect(next.dueMs - nowMs).toBeLessThanOrEqual(rules.maxDelayMs)
        state = next
      }
    }),
  )
})

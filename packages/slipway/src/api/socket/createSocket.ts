import { ApiError } from '../../base/call/ApiError.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { SocketCloseEvent, SocketEvents, SocketOpenEvent } from './events.ts'
import type { SocketConnection, SocketData, SocketHost } from './host.ts'
import { nextSocketState, type ReconnectRules, type SocketEvent, type SocketState } from './socket.state.ts'

/** Settings of a socket. */
export interface SocketSettings {
  readonly url: string
  readonly protocols: readonly string[]
  /** Limit for each attempt to connect; 0 waits without limit. */
  readonly timeoutMs: number
  /** Limit for the peer's answer to a close; 0 waits without limit. */
  readonly closeTimeoutMs: number
  /** Rules for restoring a lost connection; `undefined` closes the socket when its connection is lost. */
  readonly rules: ReconnectRules | undefined
  /** The maximum number of messages queued while the socket is not connected. */
  readonly queueSize: number
}

/** A socket: its state, its current connection, and the queued messages. */
export interface Socket {
  state(): SocketState
  /** Connects. Resolves when the socket opens for the first time, and rejects if it closes before. */
  start(settings: SocketSettings): Promise<SocketOpenEvent>
  /** Passes a message to the connection. Resolves when the connection has accepted it. */
  send(data: SocketData): Promise<void>
  /** Closes the socket permanently. Resolves when it is closed, after `closeTimeoutMs` at the latest. */
  close(code: number, reason: string): Promise<void>
  /** Sets the state to closed without emitting an event, for a socket that was never started. */
  abandon(): void
}

interface Waiting {
  readonly data: SocketData
  resolve(): void
  reject(error: unknown): void
}

type Emit = <Name extends keyof SocketEvents>(name: Name, event: SocketEvents[Name]) => void
type In<Name extends SocketState['name']> = Extract<SocketState, { name: Name }>

/** Creates a socket that emits its events. */
export function createSocket(host: SocketHost, emit: Emit): Socket {
  let state: SocketState = { name: 'connecting', attempt: 0 }
  let settings: SocketSettings | undefined
  let line: SocketConnection | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopWaking: Unsubscribe | undefined
  let starting: { resolve(event: SocketOpenEvent): void; reject(error: ApiError): void } | undefined
  const waiting: Waiting[] = []
  const closers: (() => void)[] = []

  function dispatch(event: SocketEvent, nowMs = Date.now()): void {
    const before = state
    const after = nextSocketState(before, event, nowMs, settings?.rules)
    if (after === before) return
    state = after
    clearTimeout(timer)
    // Uses the state after this event, because the calls below may cause the next event before they return.
    if (after.name === 'connecting') connect()
    if (after.name === 'waiting' && event.type === 'lost') wait(after, event, nowMs)
    if (after.name === 'closing' && event.type === 'close') close(event)
    if (after.name === 'closed') end(after, before)
  }

  function connect(): void {
    if (!settings) return
    const { url, protocols, timeoutMs } = settings
    // Events of a connection that was given up are ignored.
    const isOurs = () => line === own
    const own = host.connect(url, protocols, {
      onOpen: (protocol) => isOurs() && open({ protocol }),
      onMessage: (data) => isOurs() && emit('onMessage', { data }),
      onClose: (code, reason) => isOurs() && lose(code, reason),
    })
    line = own
    limit(timeoutMs, () => {
      lose(1006, 'timeout')
      own.close(1000, '')
    })
  }

  /** Starts the timer of the current state; the next state stops it. */
  function limit(timeoutMs: number, onTimeout: () => void): void {
    if (timeoutMs > 0) timer = setTimeout(onTimeout, timeoutMs)
  }

  function open(event: SocketOpenEvent): void {
    dispatch({ type: 'opened' })
    if (state.name !== 'open') return
    // Emitted before the queue is sent, so that a listener can send an identification first.
    emit('onOpen', event)
    starting?.resolve(event)
    for (const { data, resolve, reject } of waiting.splice(0)) send(data).then(resolve, reject)
  }

  function lose(code: number, reason: string): void {
    line = undefined
    dispatch({ type: 'lost', code, reason, random: Math.random() })
  }

  function wait({ attempt, dueMs }: In<'waiting'>, { code, reason }: SocketCloseEvent, nowMs: number): void {
    const check = (type: 'due' | 'wake', atMs?: number) => dispatch({ type, isOnline: host.isOnline() }, atMs)
    stopWaking ??= host.onWake(() => check('wake'))
    // Checked against the planned time, because the clock may be changed, and timers may fire slightly early.
    timer = setTimeout(() => check('due', dueMs), dueMs - nowMs)
    emit('onReconnecting', { attempt, delay: dueMs - nowMs, code, reason })
  }

  function close({ code, reason }: SocketCloseEvent): void {
    if (line && settings) {
      // Set before the call, which may report the close before it returns.
      limit(settings.closeTimeoutMs, () => lose(1006, 'timeout'))
      line.close(code, reason)
    } else {
      lose(code, reason)
    }
  }

  function end({ code, reason }: In<'closed'>, before: SocketState): void {
    stopWaking?.()
    const isRequested = before.name === 'closing' || before.name === 'waiting'
    const error = isRequested ? new ApiError('connectSocket', 'cancelled', 'abort') : failure({ code, reason })
    if (!isRequested && (before.name === 'connecting' || code === 1006)) emit('onError', error)
    emit('onClose', { code, reason })
    starting?.reject(error)
    for (const { reject } of waiting.splice(0)) reject(notConnected())
    for (const closed of closers.splice(0)) closed()
  }

  async function send(data: SocketData): Promise<void> {
    if (state.name === 'open' && line) return line.send(data)
    const mayWait = settings?.rules && (state.name === 'connecting' || state.name === 'waiting')
    if (!mayWait) throw notConnected()
    if (waiting.length >= (settings?.queueSize ?? 0))
      throw new HostError('unavailable', 'too many messages are waiting')
    return new Promise((resolve, reject) => {
      waiting.push({ data, resolve, reject })
    })
  }

  return {
    state: () => state,
    start: (given) =>
      new Promise((resolve, reject) => {
        if (state.name === 'closed') throw new ApiError('connectSocket', 'cancelled', 'abort')
        settings = given
        starting = { resolve, reject }
        try {
          connect()
        } catch (cause) {
          const isMistake = cause instanceof Error && cause.name === 'SyntaxError'
          throw isMistake ? new HostError('invalid-argument', cause.message, { cause }) : cause
        }
      }),
    send,
    close(code, reason) {
      if (state.name === 'closed') return Promise.resolve()
      const closed = new Promise<void>((resolve) => {
        closers.push(resolve)
      })
      dispatch({ type: 'close', code, reason })
      return closed
    },
    abandon() {
      if (state.name !== 'closed') state = { name: 'closed', code: 1006, reason: '' }
    },
  }
}

/** The error for a message without a connection. */
export const notConnected = () => new HostError('unavailable', 'WebSocket is not connected')

function failure({ code, reason }: SocketCloseEvent): ApiError {
  // A broken connection never has a reason of its own, so this reason is the one set by our timeout.
  if (code === 1006 && reason === 'timeout') return new ApiError('connectSocket', 'timeout', 'timeout')
  return new ApiError('connectSocket', 'failed', reason || 'the connection failed')
}

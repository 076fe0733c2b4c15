import { host as platformHost } from '#host/socket'
import { ApiError, isApiError } from '../../base/call/ApiError.ts'
import { abortError, refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkNumber, checkText } from '../../base/call/checkValue.ts'
import { type Listening, listeningTo } from '../../base/call/listening.ts'
import { networkDefaults, socketDefaults } from '../../base/defaults/defaults.ts'
import { createEmitter, type Emitter } from '../../base/emitter.ts'
import { longestTimerMs } from '../../base/longestTimerMs.ts'
import { createSocket, type Socket, type SocketSettings } from './createSocket.ts'
import type { SocketEvents, SocketOpenEvent } from './events.ts'
import type { SocketHost } from './host.ts'
import { addToSockets } from './oldest.ts'
import { type CloseSocketOptions, closeBy, type SendSocketMessageOptions, sendBy } from './sendAndClose.ts'

/** Options of `reconnect`: how a lost connection is restored. */
export interface ReconnectOptions {
  /**
   * Milliseconds before the first attempt. Each further delay is twice as long, less a random part of up to a half.
   * @default 1000
   */
  readonly minDelay?: number | undefined
  /**
   * The maximum delay in milliseconds.
   * @default 30000
   */
  readonly maxDelay?: number | undefined
  /**
   * The number of attempts before the socket closes permanently.
   * @default Infinity
   */
  readonly maxAttempts?: number | undefined
  /**
   * The maximum number of messages queued while the socket is not connected; further ones are rejected.
   * @default 100
   */
  readonly queueSize?: number | undefined
}

/** Options of `connectSocket`. */
export interface ConnectSocketOptions {
  /** The server's address: `wss://…`, or `ws://…` on pages without https. */
  readonly url: string
  /** Protocols to offer; the server chooses one. */
  readonly protocols?: string | readonly string[] | undefined
  /**
   * Whether a lost connection is restored, and how.
   * @default false
   */
  readonly reconnect?: boolean | ReconnectOptions | undefined
  /**
   * Limit in milliseconds for each attempt to connect; `0` waits without limit.
   * @default defaults.network.timeoutMs (60 000)
   */
  readonly timeout?: number | undefined
  /**
   * Limit in milliseconds for the peer's answer to a close; then the socket closes with code 1006 and the reason `timeout`.
   * Applies to `close`, `closeSocket` and `signal`. `0` waits as long as the browser does, in Node without limit.
   * @default defaults.socket.closeTimeoutMs (2 000)
   */
  readonly closeTimeout?: number | undefined
  /** Closes the socket when it fires. */
  readonly signal?: AbortSignal | undefined
}

/** A socket: a promise that resolves when the socket opens for the first time, with the methods of the socket. */
export interface SocketTask extends Promise<SocketOpenEvent>, Listening<SocketEvents> {
  readonly CONNECTING: 0
  readonly OPEN: 1
  readonly CLOSING: 2
  readonly CLOSED: 3
  /** The state of the socket; a socket that waits for its next attempt is `CONNECTING`. */
  readonly readyState: 0 | 1 | 2 | 3
  /**
   * Sends a text or bytes. Resolves when the message has been passed to the connection, which does not mean that it has arrived.
   * With `reconnect` a message is queued while the socket is not connected, and sent after the messages that `onOpen` listeners
   * send.
   */
  send(options: SendSocketMessageOptions): Promise<void>
  /** Closes the socket permanently. Resolves when it is closed, after `closeTimeout` at the latest. */
  close(options?: CloseSocketOptions): Promise<void>
}

const readyStates = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 } as const
const stateNumbers = { connecting: 0, waiting: 0, open: 1, closing: 2, closed: 3 } as const

/**
 * Opens a WebSocket.
 *
 * Add listeners with `onOpen`, `onMessage`, `onClose` and `onError` of the task, or await the task: it is a promise that
 * resolves when the socket opens. Binary messages are received as `ArrayBuffer`.
 *
 * @returns A task, synchronously.
 * @throws {ApiError} `invalid-argument` when `url` is missing, or the browser rejects it or a protocol as invalid; `timeout` and
 * `failed` when the socket could not connect; `cancelled` when it was closed before. The last three raise no unhandled
 * rejection, because `onError` and `onClose` report them as well.
 * @platform web, capacitor, node
 * @needs WebSocket
 *
 * @example
 * const socket = connectSocket({ url: 'wss://example.com/chat', reconnect: true })
 * socket.onOpen(() => socket.send({ data: JSON.stringify({ join: room }) }))
 * socket.onMessage(({ data }) => show(data))
 * await socket.close({ code: 1000, reason: 'left' })
 *
 * Source: specification, sections 4, 5 and 7.
 */
export function connectSocket(options: ConnectSocketOptions, host: SocketHost = platformHost): SocketTask {
  const events = createEmitter<SocketEvents>()
  const registration = addToSockets(events)
  const socket = createSocket(host, registration.emit)
  registration.entry.socket = socket
  const call = callApi('connectSocket', options, (given) => {
    const { signal } = given
    const settings = settingsOf(given)
    refuseAborted('connectSocket', signal)
    const start = socket.start(settings)
    return signal ? closeOnAbort(socket, signal, start, events) : start
  })
  const opened: Promise<SocketOpenEvent> = new Promise((resolve, reject) => {
    call.then(resolve, (error: ApiError) => {
      registration.remove()
      socket.abandon()
      // Events report these errors as well, so the promise need not be awaited. Only the promise reports an invalid argument.
      if (error.code !== 'invalid-argument') opened.catch(() => {})
      reject(error)
    })
  })
  const task = Object.assign(opened, readyStates, listeningTo(events, eventNames), {
    send: (message: SendSocketMessageOptions) => sendBy(message, () => socket),
    close: (ending: CloseSocketOptions = {}) => closeBy(ending, () => socket),
  })
  return Object.defineProperty(task, 'readyState', {
    get: () => stateNumbers[socket.state().name],
  }) as typeof task & Pick<SocketTask, 'readyState'>
}

/** Closes a socket when its signal fires. Rejects with the signal's error if the socket has not opened by then. */
async function closeOnAbort(
  socket: Socket,
  signal: AbortSignal,
  opened: Promise<SocketOpenEvent>,
  events: Emitter<SocketEvents>,
): Promise<SocketOpenEvent> {
  const close = () => void socket.close(1000, '')
  const stop = () => signal.removeEventListener('abort', close)
  signal.addEventListener('abort', close)
  events.on('onClose', stop)
  try {
    return await opened
  } catch (error) {
    stop()
    throw signal.aborted && isApiError(error, 'cancelled') ? abortError('connectSocket', signal) : error
  }
}

const eventNames = ['onOpen', 'onMessage', 'onReconnecting', 'onError', 'onClose'] as const

function settingsOf(options: ConnectSocketOptions): SocketSettings {
  const { url, protocols = [], reconnect } = options
  const { timeout = networkDefaults.timeoutMs, closeTimeout = socketDefaults.closeTimeoutMs } = options
  checkText('connectSocket', 'url', url)
  checkNumber('connectSocket', 'timeout', timeout, 0)
  checkNumber('connectSocket', 'closeTimeout', closeTimeout, 0)
  const offered: unknown = typeof protocols === 'string' ? [protocols] : protocols
  if (!Array.isArray(offered) || !offered.every((protocol) => typeof protocol === 'string')) {
    throw new ApiError('connectSocket', 'invalid-argument', 'protocols must be strings')
  }
  const rules = typeof reconnect === 'object' ? reconnect : {}
  const { minDelay = 1_000, maxDelay = 30_000, maxAttempts = Infinity, queueSize = 100 } = rules ?? {}
  for (const [field, value] of Object.entries({ minDelay, maxDelay, queueSize })) {
    checkNumber('connectSocket', `reconnect.${field}`, value, 0)
  }
  if (maxAttempts !== Infinity) checkNumber('connectSocket', 'reconnect.maxAttempts', maxAttempts, 0)
  return {
    url,
    protocols: offered,
    timeoutMs: Math.min(timeout, longestTimerMs),
    closeTimeoutMs: Math.min(closeTimeout, longestTimerMs),
    rules: reconnect
      ? { minDelayMs: minDelay, maxDelayMs: Math.min(maxDelay, longestTimerMs), maxAttempts }
      : undefined,
    queueSize,
  }
}

import { checkFunction } from '../../base/call/check.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { SocketEvents } from './events.ts'
import { oldestEvents, oldestSocket } from './oldest.ts'
import { type CloseSocketOptions, closeBy, type SendSocketMessageOptions, sendBy } from './sendAndClose.ts'

/**
 * Sends a message through the oldest open socket, for apps with a single socket. See `SocketTask.send` for the details.
 *
 * @throws {ApiError} `invalid-argument` when `data` is neither text nor bytes; `unavailable` without an open socket
 * (`sendSocketMessage:fail WebSocket is not connected`), or when too many messages are queued.
 * @platform web, capacitor, node
 * @needs WebSocket
 *
 * @example
 * await sendSocketMessage({ data: 'Meet at 8' })
 *
 * Source: specification, sections 7 and 8.
 */
export function sendSocketMessage(options: SendSocketMessageOptions): Promise<void> {
  return sendBy(options, oldestSocket)
}

/**
 * Closes the oldest open socket, or else the oldest socket that is still connecting. Resolves when it is closed.
 *
 * @throws {ApiError} `invalid-argument` for a `code` or a `reason` that sockets do not accept; `unavailable` without a socket
 * (`closeSocket:fail WebSocket is not connected`).
 * @platform web, capacitor, node
 * @needs WebSocket
 *
 * @example
 * await closeSocket({})
 *
 * Source: specification, section 7.
 */
export function closeSocket(options: CloseSocketOptions = {}): Promise<void> {
  return closeBy(options, oldestSocket)
}

/**
 * Calls a listener when the oldest socket opens.
 *
 * @returns A function that removes the listener.
 * @platform web, capacitor, node
 * @needs WebSocket
 */
export function onSocketOpen(listener: (event: SocketEvents['onOpen']) => void): Unsubscribe {
  return listen('onSocketOpen', 'onOpen', listener)
}

/**
 * Calls a listener for each message of the oldest open socket.
 *
 * @returns A function that removes the listener.
 * @platform web, capacitor, node
 * @needs WebSocket
 *
 * @example
 * const stop = onSocketMessage(({ data }) => show(data))
 */
export function onSocketMessage(listener: (event: SocketEvents['onMessage']) => void): Unsubscribe {
  return listen('onSocketMessage', 'onMessage', listener)
}

/**
 * Calls a listener when the oldest socket fails.
 *
 * @returns A function that removes the listener.
 * @platform web, capacitor, node
 * @needs WebSocket
 */
export function onSocketError(listener: (event: SocketEvents['onError']) => void): Unsubscribe {
  return listen('onSocketError', 'onError', listener)
}

/**
 * Calls a listener when the oldest socket has closed permanently.
 *
 * @returns A function that removes the listener.
 * @platform web, capacitor, node
 * @needs WebSocket
 */
export function onSocketClose(listener: (event: SocketEvents['onClose']) => void): Unsubscribe {
  return listen('onSocketClose', 'onClose', listener)
}

function listen<Name extends keyof SocketEvents>(
  api: string,
  name: Name,
  listener: (event: SocketEvents[Name]) => void,
): Unsubscribe {
  checkFunction(api, 'listener', listener)
  return oldestEvents.on(name, listener)
}

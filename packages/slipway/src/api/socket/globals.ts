import { checkFunction } from '../../base/call/check.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { SocketEvents } from './events.ts'
import { oldestEvents, oldestSocket } from './oldest.ts'
import { type CloseSocketOptions, closeBy, type SendSocketMessageOptions, sendBy } from './sendAndClose.ts'

/**
 * Sends by the oldest open socket, for apps that have one. `SocketTask.send` says which.
 *
 * @throws {ApiError} `invalid-argument` when `data` is neither text nor bytes; `unavailable` when there is no open socket
 * (`sendSocketMessage:fail WebSocket is not connected`), or too many messages wait for a connection.
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
 * Closes the oldest open socket; while none is open, the oldest that still connects. Resolves when it is closed.
 *
 * @throws {ApiError} `invalid-argument` for a `code` or a `reason` that no socket takes; `unavailable` when there is no
 * socket (`closeSocket:fail WebSocket is not connected`).
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
 * @returns What stops it.
 * @platform web, capacitor, node
 * @needs WebSocket
 */
export function onSocketOpen(listener: (event: SocketEvents['onOpen']) => void): Unsubscribe {
  return listen('onSocketOpen', 'onOpen', listener)
}

/**
 * Calls a listener for each message of the oldest open socket.
 *
 * @returns What stops it.
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
 * @returns What stops it.
 * @platform web, capacitor, node
 * @needs WebSocket
 */
export function onSocketError(listener: (event: SocketEvents['onError']) => void): Unsubscribe {
  return listen('onSocketError', 'onError', listener)
}

/**
 * Calls a listener when the oldest socket is closed for good.
 *
 * @returns What stops it.
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

import type { ApiError } from '../../base/call/ApiError.ts'

/** Event of an opened connection. */
export interface SocketOpenEvent {
  /** The protocol that the server has chosen; empty if the options offered none. */
  readonly protocol: string
}

/** Event of a received message. */
export interface SocketMessageEvent {
  /** A text, or the bytes of a binary message. */
  readonly data: string | ArrayBuffer
}

/** Event of a lost connection that will be restored after a delay. */
export interface SocketReconnectingEvent {
  /** Number of the next attempt, starting at 1. */
  readonly attempt: number
  /**
   * Milliseconds before the next attempt. The attempt starts earlier if the network returns, and later if the network is still
   * missing.
   */
  readonly delay: number
  /** The code of the lost connection: 1006 if the connection broke. */
  readonly code: number
  readonly reason: string
}

/** Event of a socket that has closed permanently. */
export interface SocketCloseEvent {
  /** The code given by the side that closed the socket; 1006 if the connection broke or could not be established. */
  readonly code: number
  /** The reason given by the side that closed the socket; `timeout` if the server did not respond in time. */
  readonly reason: string
}

/** Events of a socket. */
export interface SocketEvents {
  /** The socket has opened, for the first time or again. */
  onOpen: SocketOpenEvent
  onMessage: SocketMessageEvent
  /** With `reconnect`: the connection was lost, and another attempt will follow. */
  onReconnecting: SocketReconnectingEvent
  /** The socket has failed: the connection broke or could not be established. `onClose` follows. */
  onError: ApiError
  /** The socket has closed permanently; this is its last event. */
  onClose: SocketCloseEvent
}

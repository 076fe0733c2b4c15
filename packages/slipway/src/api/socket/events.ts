import type { ApiError } from '../../base/call/ApiError.ts'

/** The connection is open. */
export interface SocketOpenEvent {
  /** The protocol that the server has chosen; empty when none was offered. */
  readonly protocol: string
}

/** A message has come. */
export interface SocketMessageEvent {
  /** A text, or the bytes of a binary message. */
  readonly data: string | ArrayBuffer
}

/** The connection was lost, and is tried again after a while. */
export interface SocketReconnectingEvent {
  /** Which try it will be, counted from 1. */
  readonly attempt: number
  /** Milliseconds until then; less when the network comes back, more while there is none. */
  readonly delay: number
  /** Why it was lost: 1006 when it just broke. */
  readonly code: number
  readonly reason: string
}

/** The socket is closed for good. */
export interface SocketCloseEvent {
  /** The code of whoever closed it; 1006 when the connection broke or has not come about. */
  readonly code: number
  /** The text of whoever closed it; `timeout` when the server did not answer in time. */
  readonly reason: string
}

/** What a socket tells. */
export interface SocketEvents {
  /** It is open, for the first time or again. */
  onOpen: SocketOpenEvent
  onMessage: SocketMessageEvent
  /** With `reconnect`: the connection was lost, and another try comes. */
  onReconnecting: SocketReconnectingEvent
  /** It has failed: the connection has not come about, or broke. `onClose` follows. */
  onError: ApiError
  /** It is closed for good; nothing comes after it. */
  onClose: SocketCloseEvent
}

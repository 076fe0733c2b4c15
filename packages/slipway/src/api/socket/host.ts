import type { Unsubscribe } from '../../base/emitter.ts'

/** Data that a socket can send. */
export type SocketData = string | ArrayBuffer | ArrayBufferView<ArrayBuffer> | Blob

/** Callbacks for the events of a connection. */
export interface SocketListener {
  onOpen(protocol: string): void
  onMessage(data: string | ArrayBuffer): void
  /** The end of the connection, also of one that could not be established. This is its last event. */
  onClose(code: number, reason: string): void
}

/** One connection. */
export interface SocketConnection {
  send(data: SocketData): void
  close(code: number, reason: string): void
}

/** The platform's part of the sockets. */
export interface SocketHost {
  /**
   * Starts to connect; the listener is called later.
   *
   * @throws For an invalid address or protocol. A `HostError` of `unavailable` on platforms without sockets.
   */
  connect(url: string, protocols: readonly string[], listener: SocketListener): SocketConnection
  /** Whether there is a network, as far as the platform knows. */
  isOnline(): boolean
  /** Calls a listener when the network returns, or the app becomes visible again. */
  onWake(listener: () => void): Unsubscribe
}

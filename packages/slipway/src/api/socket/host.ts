import type { Unsubscribe } from '../../base/emitter.ts'

/** What a socket sends. */
export type SocketData = string | ArrayBuffer | ArrayBufferView<ArrayBuffer> | Blob

/** What a connection tells. */
export interface SocketListener {
  onOpen(protocol: string): void
  onMessage(data: string | ArrayBuffer): void
  /** The end, also of a connection that has not come about. Nothing comes after it. */
  onClose(code: number, reason: string): void
}

/** One connection. */
export interface SocketLine {
  send(data: SocketData): void
  close(code: number, reason: string): void
}

/** What a platform offers for sockets. */
export interface SocketHost {
  /**
   * Begins to connect; what it tells comes later.
   *
   * @throws For an address or a protocol that is none. A `HostError` of `unavailable` where there are no sockets.
   */
  connect(url: string, protocols: readonly string[], listener: SocketListener): SocketLine
  /** Whether there is a network, as far as the platform knows. */
  isOnline(): boolean
  /** Calls a listener when the network is back, or the app is looked at again. */
  onWake(listener: () => void): Unsubscribe
}

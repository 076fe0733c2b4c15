import { onTestFinished } from 'vitest'
import { type ConnectSocketOptions, connectSocket } from '../../../api/socket/connectSocket.ts'
import type { SocketData, SocketHost, SocketListener } from '../../../api/socket/host.ts'

/** Creates a network that a test controls: the test opens each connection, sends messages to the client, and drops the connection. */
export function memorySockets() {
  const lines: { readonly listener: SocketListener; readonly sent: SocketData[]; closed?: unknown }[] = []
  const wakers = new Set<() => void>()
  const network = { isOnline: true }
  const host: SocketHost = {
    connect(_, __, listener) {
      const line: (typeof lines)[number] = { listener, sent: [] }
      lines.push(line)
      return {
        send: (data) => void line.sent.push(data),
        close(code, reason) {
          line.closed = { code, reason }
          queueMicrotask(() => listener.onClose(code, reason))
        },
      }
    },
    isOnline: () => network.isOnline,
    onWake(listener) {
      wakers.add(listener)
      return () => wakers.delete(listener)
    },
  }
  const wake = () => {
    for (const listener of wakers) listener()
  }
  return { host, lines, wakers, wake, network, last: () => lines.at(-1) }
}

/** Connects a socket over a network in memory, and closes the socket when the test ends. */
export function connectInMemory(options: Partial<ConnectSocketOptions> = {}) {
  const memory = memorySockets()
  const socket = connectSocket({ url: 'wss://example.com', ...options }, memory.host)
  onTestFinished(() => socket.close())
  return { socket, ...memory }
}

export { type ConnectSocketOptions, connectSocket, type ReconnectOptions, type SocketTask } from './connectSocket.ts'
export type {
  SocketCloseEvent,
  SocketEvents,
  SocketMessageEvent,
  SocketOpenEvent,
  SocketReconnectingEvent,
} from './events.ts'
export {
  closeSocket,
  onSocketClose,
  onSocketError,
  onSocketMessage,
  onSocketOpen,
  sendSocketMessage,
} from './globals.ts'
export type { SocketConnection, SocketData, SocketHost, SocketListener } from './host.ts'
export type { CloseSocketOptions, SendSocketMessageOptions } from './sendAndClose.ts'

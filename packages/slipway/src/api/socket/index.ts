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
export type { SocketData, SocketHost, SocketLine, SocketListener } from './host.ts'
export type { CloseSocketOptions, SendSocketMessageOptions } from './sendAndClose.ts'

import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { notConnected, type Socket } from './createSocket.ts'
import type { SocketData } from './host.ts'

/** Options of `send` and `sendSocketMessage`. */
export interface SendSocketMessageOptions {
  /** A text, or bytes. */
  readonly data: SocketData
}

/** Options of `close` and `closeSocket`. */
export interface CloseSocketOptions {
  /**
   * The close code: 1000, or a code of your own from 3000 to 4999.
   * @default 1000
   */
  readonly code?: number | undefined
  /**
   * A text for the other side, at most 123 bytes long.
   * @default ''
   */
  readonly reason?: string | undefined
}

/** Sends a message through a socket, which is looked up once the options have been checked. */
export function sendBy(options: SendSocketMessageOptions, socketNow: () => Socket | undefined): Promise<void> {
  return callApi('sendSocketMessage', options, ({ data }) => {
    const isData =
      typeof data === 'string' || data instanceof ArrayBuffer || ArrayBuffer.isView(data) || data instanceof Blob
    if (!isData) throw new ApiError('sendSocketMessage', 'invalid-argument', 'data must be a string or binary data')
    return found(socketNow).send(data)
  })
}

/** Closes a socket, which is looked up once the options have been checked. */
export function closeBy(options: CloseSocketOptions, socketNow: () => Socket | undefined): Promise<void> {
  return callApi('closeSocket', options, ({ code = 1000, reason = '' }) => {
    const isCode = Number.isInteger(code) && (code === 1000 || (code >= 3000 && code <= 4999))
    if (!isCode) throw new ApiError('closeSocket', 'invalid-argument', 'code must be 1000, or from 3000 to 4999')
    checkString('closeSocket', 'reason', reason)
    if (new TextEncoder().encode(reason).length > 123) {
      throw new ApiError('closeSocket', 'invalid-argument', 'reason must be 123 bytes long at most')
    }
    return found(socketNow).close(code, reason)
  })
}

function found(socketNow: () => Socket | undefined): Socket {
  const socket = socketNow()
  if (!socket) throw notConnected()
  return socket
}

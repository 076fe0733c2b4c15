import { HostError } from '../../base/call/HostError.ts'
import type { SocketHost } from './host.ts'

/** The platform's own WebSocket; Node has it as well. */
export const host: SocketHost = {
  connect(url, protocols, listener) {
    if (typeof WebSocket === 'undefined') throw new HostError('unavailable', 'there is no WebSocket here')
    const socket = new WebSocket(url, [...protocols])
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => listener.onOpen(socket.protocol)
    socket.onmessage = ({ data }) => listener.onMessage(data)
    // `onerror` is not used: its event has no details, and a close always follows.
    socket.onclose = ({ code, reason }) => listener.onClose(code, reason)
    return {
      send(data) {
        // A socket that the server is closing accepts messages, but drops them.
        if (socket.readyState !== WebSocket.OPEN) throw new HostError('unavailable', 'WebSocket is not connected')
        socket.send(data)
      },
      close: (code, reason) => socket.close(code, reason),
    }
  },
  // In Node, `navigator.onLine` is `undefined`.
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  onWake(listener) {
    if (typeof document === 'undefined') return () => {}
    const whenVisible = () => {
      if (document.visibilityState === 'visible') listener()
    }
    window.addEventListener('online', listener)
    document.addEventListener('visibilitychange', whenVisible)
    return () => {
      window.removeEventListener('online', listener)
      document.removeEventListener('visibilitychange', whenVisible)
    }
  },
}

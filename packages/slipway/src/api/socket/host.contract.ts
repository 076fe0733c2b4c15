import { expect, vi } from 'vitest'
import type { HostContract } from '../../base/call/hostContract.ts'
import { ownName, setRoom, socketUrl } from '../../testing/internal/environment/testServer.ts'
import { type ConnectSocketOptions, connectSocket } from './connectSocket.ts'
import type { SocketHost } from './host.ts'

/** Opens a socket to a room of its own, and records its events. */
function connect(host: SocketHost, options: Partial<ConnectSocketOptions> = {}, room = ownName()) {
  const socket = connectSocket({ url: socketUrl(room), ...options }, host)
  const received: unknown[] = []
  socket.onOpen(({ protocol }) => received.push(`open ${protocol}`.trim()))
  socket.onMessage(({ data }) => received.push(data))
  socket.onReconnecting(({ code }) => received.push(`lost ${code}`))
  socket.onError(({ errMsg }) => received.push(errMsg))
  socket.onClose(({ code, reason }) => received.push(`close ${code} ${reason}`.trim()))
  const has = (...expected: unknown[]) => vi.waitFor(() => expect(received).toEqual(expected))
  return { socket, room, received, has }
}

/** A host that also records what the platform's own socket emits, whether or not the app still listens. */
function recordingHost(host: SocketHost) {
  const native: unknown[] = []
  const recording: SocketHost = {
    ...host,
    connect: (url, protocols, listener) =>
      host.connect(url, protocols, {
        onOpen: (protocol) => listener.onOpen(protocol),
        onMessage(data) {
          native.push(data)
          listener.onMessage(data)
        },
        onClose(code, reason) {
          native.push('close')
          listener.onClose(code, reason)
        },
      }),
  }
  return { native, recording }
}

/** A room whose server ignores frames, and a function that cuts its connections. */
async function deafRoom() {
  const room = ownName()
  await setRoom(room, 'deaf')
  return { room, answer: () => setRoom(room, 'down') }
}

const command = (value: object) => ({ data: JSON.stringify(value) })
const failure = 'connectSocket:fail the connection failed'

/** The contract of every socket host, tested against the server that the test run has started. */
export const socketContract: HostContract<SocketHost> = {
  '[S7.4] the socket connects, sends, receives and closes': async (host) => {
    const { socket, has } = connect(host)
    expect(await socket).toEqual({ protocol: '' })
    await socket.send({ data: 'Meet at 8 剪贴板' })
    await has('open', 'Meet at 8 剪贴板')
    await socket.close({ code: 4001, reason: 'left' })
    await has('open', 'Meet at 8 剪贴板', 'close 4001 left')
  },
  '[S4.2] the socket is connecting, open, closing and closed': async (host) => {
    const { socket } = connect(host)
    expect(socket.readyState).toBe(socket.CONNECTING)
    await socket
    expect(socket.readyState).toBe(socket.OPEN)
    const closed = socket.close()
    expect(socket.readyState).toBe(socket.CLOSING)
    await closed
    expect(socket.readyState).toBe(socket.CLOSED)
    expect([socket.CONNECTING, socket.OPEN, socket.CLOSING, socket.CLOSED]).toEqual([0, 1, 2, 3])
  },
  'bytes are received as ArrayBuffer, whatever their type was': async (host) => {
    const { socket, received } = connect(host)
    await socket
    const bytes = new Uint8Array([0, 255, 128])
    for (const data of [bytes.buffer, bytes, new Blob([bytes])]) await socket.send({ data })
    await vi.waitFor(() => expect(received).toHaveLength(4))
    for (const data of received.slice(1)) expect(new Uint8Array(data as ArrayBuffer)).toEqual(bytes)
    await socket.close()
  },
  'the server chooses among the protocols': async (host) => {
    const { socket, has } = connect(host, { protocols: ['chat', 'super-chat'] })
    expect(await socket).toEqual({ protocol: 'super-chat' })
    await socket.close()
    await has('open super-chat', 'close 1000')
    const single = connect(host, { protocols: 'chat' })
    expect(await single.socket).toEqual({ protocol: 'chat' })
    await single.socket.close()
  },
  'the server closes the socket, with its code and reason': async (host) => {
    const { socket, has } = connect(host)
    await socket
    await socket.send(command({ close: 4002, reason: 'enough' }))
    await has('open', 'close 4002 enough')
  },
  'a connection that breaks emits an error, then a close': async (host) => {
    const { socket, has } = connect(host)
    await socket
    await socket.send(command({ cut: true }))
    await has('open', failure, 'close 1006')
  },
  'a connection that cannot be established emits an error, then a close': async (host) => {
    const room = ownName()
    await setRoom(room, 'down')
    const { socket, received } = connect(host, {}, room)
    await expect(socket).rejects.toMatchObject({ code: 'failed', errMsg: failure })
    expect(received).toEqual([failure, 'close 1006'])
  },
  'a server that does not answer times out': async (host) => {
    const room = ownName()
    await setRoom(room, 'silent')
    const { socket, received } = connect(host, { timeout: 50 }, room)
    await expect(socket).rejects.toMatchObject({ code: 'timeout', errMsg: 'connectSocket:fail timeout' })
    expect(received).toEqual(['connectSocket:fail timeout', 'close 1006 timeout'])
    await setRoom(room, 'down')
  },
  'a socket that is closed before it opens never opens': async (host) => {
    const { socket, received } = connect(host)
    const closed = socket.close()
    await expect(socket).rejects.toMatchObject({ code: 'cancelled', errMsg: 'connectSocket:fail abort' })
    await closed
    expect(received).toEqual([expect.stringMatching(/^close/)])
  },
  'a socket closes while the server does not answer': async (host) => {
    const room = ownName()
    await setRoom(room, 'silent')
    const { socket } = connect(host, {}, room)
    await socket.close()
    expect(socket.readyState).toBe(socket.CLOSED)
    await setRoom(room, 'down')
  },
  'closing a socket twice has no effect': async (host) => {
    const { socket, has } = connect(host)
    await socket
    await Promise.all([socket.close({ code: 4001 }), socket.close({ code: 4002 })])
    await socket.close({ code: 4003 })
    await has('open', 'close 4001')
  },
  'a signal closes the socket': async (host) => {
    const controller = new AbortController()
    const { socket, has } = connect(host, { signal: controller.signal })
    await socket
    controller.abort()
    await has('open', 'close 1000')
    const late = connect(host, { signal: controller.signal })
    await expect(late.socket).rejects.toMatchObject({ code: 'cancelled' })
    expect([late.socket.readyState, late.received]).toEqual([3, []])
  },
  'close ends after closeTimeout if the peer does not answer, and later events are ignored': async (host) => {
    const { room, answer } = await deafRoom()
    const { native, recording } = recordingHost(host)
    const { socket, received } = connect(recording, { closeTimeout: 20 }, room)
    await socket
    const [first, second] = [socket.close({ code: 4001 }), socket.close()]
    expect(socket.readyState).toBe(socket.CLOSING)
    await Promise.all([first, second])
    expect([socket.readyState, native]).toEqual([socket.CLOSED, []])
    expect(received).toEqual(['open', 'close 1006 timeout'])
    await answer()
    await vi.waitFor(() => expect(native.at(-1)).toBe('close'))
    await socket.close()
    expect(received).toEqual(['open', 'close 1006 timeout'])
  },
  'an aborted socket closes after closeTimeout if the peer does not answer': async (host) => {
    const { room, answer } = await deafRoom()
    const controller = new AbortController()
    const { socket, has } = connect(host, { closeTimeout: 20, signal: controller.signal, reconnect: true }, room)
    await socket
    controller.abort()
    await has('open', 'close 1006 timeout')
    expect(socket.readyState).toBe(socket.CLOSED)
    await answer()
  },
  'an abort while the server does not answer cancels, and an abort after the close has no effect': async (host) => {
    const room = ownName()
    await setRoom(room, 'silent')
    const controller = new AbortController()
    const { socket, received } = connect(host, { closeTimeout: 20, signal: controller.signal }, room)
    controller.abort()
    await expect(socket).rejects.toMatchObject({ code: 'cancelled', errMsg: 'connectSocket:fail abort' })
    expect(received).toEqual([expect.stringMatching(/^close 1006/)])
    await setRoom(room, 'down')
    const later = new AbortController()
    const closed = connect(host, { signal: later.signal })
    await closed.socket
    await closed.socket.close({ code: 4001 })
    later.abort()
    expect([closed.socket.readyState, closed.received]).toEqual([3, ['open', 'close 4001']])
  },
  '[S8.1] a message before the socket opens, or after it has closed, is rejected': async (host) => {
    const { socket } = connect(host)
    const refusal = { code: 'unavailable', errMsg: 'sendSocketMessage:fail WebSocket is not connected' }
    await expect(socket.send({ data: 'early' })).rejects.toMatchObject(refusal)
    await socket
    await socket.close()
    await expect(socket.send({ data: 'late' })).rejects.toMatchObject(refusal)
  },
  'a large message is received complete': async (host) => {
    const { socket, received } = connect(host)
    await socket
    await socket.send({ data: 'slipway '.repeat(500_000) })
    await vi.waitFor(() => expect(received[1]).toHaveLength(4_000_000))
    await socket.close()
  },
  'an invalid address or protocol is an invalid argument': async (host) => {
    for (const options of [{ url: 'ws://' }, { url: 'ftp://a' }, { url: socketUrl('a'), protocols: ['a b'] }]) {
      const { socket, received } = connect(host, options)
      await expect(socket).rejects.toMatchObject({ code: 'invalid-argument' })
      expect([socket.readyState, received]).toEqual([3, []])
    }
  },
  '[S7.4] the socket reconnects to a server that restarts': async (host) => {
    const { socket, room } = connect(host, { reconnect: { minDelay: 10 } })
    await socket
    await setRoom(room, 'down')
    await vi.waitFor(() => expect(socket.readyState).toBe(socket.CONNECTING))
    const sent = socket.send({ data: 'Still there?' })
    await setRoom(room, 'up')
    await sent
    await vi.waitFor(() => expect(socket.readyState).toBe(socket.OPEN))
    await socket.close()
    expect(socket.readyState).toBe(socket.CLOSED)
  },
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { connectInMemory as connect } from '../../testing/internal/fakes/memorySockets.ts'
import { connectSocket } from './connectSocket.ts'
import {
  closeSocket,
  onSocketClose,
  onSocketError,
  onSocketMessage,
  onSocketOpen,
  sendSocketMessage,
} from './globals.ts'
import { socketContract } from './host.contract.ts'
import { goodAfterMs } from './socket.state.ts'
import { host as webHost } from './web.ts'

describe('Node’s own WebSocket', () => {
  test.each(Object.entries(socketContract))('%s', (_, holds) => holds(webHost))

  test('reconnects to a server that restarts, and messages sent meanwhile arrive', async () => {
    const received: string[] = []
    const start = async (port: number) => {
      const server = createServer()
      const sockets = new WebSocketServer({ server })
      sockets.on('connection', (one) => one.on('message', (data) => received.push(String(data))))
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      const stop = async () => {
        for (const one of sockets.clients) one.terminate()
        sockets.close()
        await new Promise((resolve) => server.close(resolve))
      }
      return { port: (server.address() as AddressInfo).port, stop }
    }
    const first = await start(0)
    const socket = connectSocket({ url: `ws://127.0.0.1:${first.port}`, reconnect: { minDelay: 5, maxDelay: 20 } })
    const lost = vi.fn()
    socket.onReconnecting(lost)
    await socket
    await socket.send({ data: 'before' })
    await vi.waitFor(() => expect(received).toEqual(['before']))
    await first.stop()
    await vi.waitFor(() => expect(lost.mock.calls.length).toBeGreaterThan(2))
    const sent = ['while', 'it', 'was', 'gone'].map((data) => socket.send({ data }))
    const second = await start(first.port)
    await Promise.all(sent)
    await vi.waitFor(() => expect(received).toEqual(['before', 'while', 'it', 'was', 'gone']))
    await socket.close()
    await second.stop()
  })
})

test.each([[undefined], [''], [7]])('[S5.3] socket needs a url: %j', async (url) => {
  const { socket, lines } = connect({ url: url as string })
  await expect(socket).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'connectSocket:fail url must be a non-empty string',
  })
  expect([socket.readyState, lines]).toEqual([3, []])
})

test.each([
  [{ protocols: 7 }, 'protocols must be strings'],
  [{ protocols: ['a', 7] }, 'protocols must be strings'],
  [{ timeout: -1 }, 'timeout must be a finite number, 0 or more'],
  [{ closeTimeout: -1 }, 'closeTimeout must be a finite number, 0 or more'],
  [{ signal: 7 }, 'signal must be an AbortSignal'],
  [{ reconnect: { minDelay: 'soon' } }, 'reconnect.minDelay must be a finite number, 0 or more'],
  [{ reconnect: { maxAttempts: Number.NaN } }, 'reconnect.maxAttempts must be a finite number, 0 or more'],
])('%j is rejected', async (options, detail) => {
  const { socket } = connect(options as never)
  await expect(socket).rejects.toMatchObject({ code: 'invalid-argument', errMsg: `connectSocket:fail ${detail}` })
})

test.each([[undefined], [7], [{}], [null]])('data %j is rejected', async (data) => {
  const { socket, last } = connect()
  last()?.listener.onOpen('')
  await expect(socket.send({ data } as never)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'sendSocketMessage:fail data must be a string or binary data',
  })
})

test.each([
  [{ code: 1001 }, 'code must be 1000, or from 3000 to 4999'],
  [{ code: 2999 }, 'code must be 1000, or from 3000 to 4999'],
  [{ code: 3000.5 }, 'code must be 1000, or from 3000 to 4999'],
  [{ code: '1000' }, 'code must be 1000, or from 3000 to 4999'],
  [{ reason: 7 }, 'reason must be a string'],
  [{ reason: '会'.repeat(42) }, 'reason must be 123 bytes long at most'],
])('closing with %j is rejected, and the socket stays open', async (ending, detail) => {
  const { socket, last } = connect()
  last()?.listener.onOpen('')
  await expect(socket.close(ending as never)).rejects.toMatchObject({ errMsg: `closeSocket:fail ${detail}` })
  expect(socket.readyState).toBe(socket.OPEN)
})

test('a failed connection raises no unhandled rejection if it is not awaited, an invalid argument does', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  connect().last()?.listener.onClose(1006, '')
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).not.toHaveBeenCalled()
  connect({ url: '' })
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).toHaveBeenCalledOnce()
})

test('a listener is called until it is removed; one that is not a function is rejected', () => {
  const { socket, last } = connect()
  const received = vi.fn()
  const stop = socket.onMessage(received)
  last()?.listener.onOpen('')
  last()?.listener.onMessage('1')
  stop()
  last()?.listener.onMessage('2')
  expect(received.mock.calls).toEqual([[{ data: '1' }]])
  expect(() => socket.onOpen(7 as never)).toThrow('onOpen:fail listener must be a function')
})

describe('with reconnect', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(1)
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const reconnect = { minDelay: 1_000, maxDelay: 4_000 }

  test('each delay is twice as long, up to the maximum', async () => {
    const { lines, last, socket } = connect({ reconnect })
    const delays: number[] = []
    socket.onReconnecting(({ delay }) => delays.push(delay))
    for (const wait of [1_000, 2_000, 4_000, 4_000]) {
      last()?.listener.onClose(1006, '')
      const before = lines.length
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(lines).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(lines).toHaveLength(before + 1)
    }
    expect(delays).toEqual([1_000, 2_000, 4_000, 4_000])
    expect(socket.readyState).toBe(socket.CONNECTING)
  })

  test('a stable connection resets the delays; one that breaks at once does not', async () => {
    const { last, socket } = connect({ reconnect })
    const delays: number[] = []
    socket.onReconnecting(({ delay }) => delays.push(delay))
    for (const heldMs of [0, goodAfterMs - 1, goodAfterMs]) {
      last()?.listener.onOpen('')
      await vi.advanceTimersByTimeAsync(heldMs)
      last()?.listener.onClose(1006, '')
      await vi.advanceTimersByTimeAsync(4_000)
    }
    expect(delays).toEqual([1_000, 2_000, 1_000])
  })

  test('the socket closes permanently after the last attempt', async () => {
    const { last, socket, lines, wakers } = connect({ reconnect: { ...reconnect, maxAttempts: 1 } })
    const closed = vi.fn()
    socket.onClose(closed)
    last()?.listener.onClose(1006, '')
    await vi.advanceTimersByTimeAsync(1_000)
    last()?.listener.onClose(1006, '')
    await expect(socket).rejects.toMatchObject({ code: 'failed' })
    expect([lines.length, wakers.size, closed.mock.calls]).toEqual([2, 0, [[{ code: 1006, reason: '' }]]])
  })

  test('waits for the network, and connects at once when it returns', async () => {
    const { last, lines, network, wake } = connect({ reconnect })
    network.isOnline = false
    last()?.listener.onClose(1006, '')
    await vi.advanceTimersByTimeAsync(100_000)
    expect(lines).toHaveLength(1)
    network.isOnline = true
    wake()
    expect(lines).toHaveLength(2)
  })

  test('connects at once when the page becomes visible again', async () => {
    const { last, lines, wake } = connect({ reconnect })
    last()?.listener.onClose(1006, '')
    wake()
    expect(lines).toHaveLength(2)
  })

  test('messages are queued for the connection, in their order, after those sent in onOpen', async () => {
    const { last, socket } = connect({ reconnect })
    socket.onOpen(() => socket.send({ data: 'who I am' }))
    const sent = ['1', '2'].map((data) => socket.send({ data }))
    last()?.listener.onOpen('')
    await Promise.all(sent)
    expect(last()?.sent).toEqual(['who I am', '1', '2'])
  })

  test('messages beyond the queue size are rejected; closing rejects the queued ones', async () => {
    const { socket } = connect({ reconnect: { ...reconnect, queueSize: 2 } })
    const waiting = ['1', '2'].map((data) => socket.send({ data }))
    const refused = waiting.map((one) =>
      expect(one).rejects.toMatchObject({ errMsg: 'sendSocketMessage:fail WebSocket is not connected' }),
    )
    await expect(socket.send({ data: '3' })).rejects.toMatchObject({
      code: 'unavailable',
      errMsg: 'sendSocketMessage:fail too many messages are waiting',
    })
    await socket.close()
    await Promise.all(refused)
  })

  test('closed while it waits, it closes at once and makes no further attempt', async () => {
    const { last, lines, socket } = connect({ reconnect })
    last()?.listener.onOpen('')
    last()?.listener.onClose(1006, '')
    await socket.close({ code: 4001, reason: 'left' })
    expect(socket.readyState).toBe(socket.CLOSED)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(lines).toHaveLength(1)
  })

  test('an attempt that times out is followed by the next, and its events are ignored', async () => {
    const { lines, socket } = connect({ reconnect, timeout: 500 })
    await vi.advanceTimersByTimeAsync(1_500)
    expect([lines.length, lines[0]?.closed]).toEqual([2, { code: 1000, reason: '' }])
    lines[0]?.listener.onOpen('')
    expect(socket.readyState).toBe(socket.CONNECTING)
    lines[1]?.listener.onOpen('')
    expect(socket.readyState).toBe(socket.OPEN)
  })
})

describe('the global functions', () => {
  test('use the oldest open socket, then the next', async () => {
    const [first, second] = [connect(), connect()]
    second.last()?.listener.onOpen('')
    await sendSocketMessage({ data: 'to the one that is open' })
    first.last()?.listener.onOpen('')
    await sendSocketMessage({ data: 'to the oldest' })
    await closeSocket()
    await sendSocketMessage({ data: 'to the next' })
    expect(first.last()?.sent).toEqual(['to the oldest'])
    expect(second.last()?.sent).toEqual(['to the one that is open', 'to the next'])
    expect([first.socket.readyState, second.socket.readyState]).toEqual([3, 1])
  })

  test('report its events, and no others', async () => {
    const received: unknown[] = []
    const stops = [
      onSocketOpen((event) => received.push(event)),
      onSocketMessage(({ data }) => received.push(data)),
      onSocketError(({ code }) => received.push(code)),
      onSocketClose((event) => received.push(event)),
    ]
    const [first, second] = [connect(), connect()]
    first.last()?.listener.onOpen('chat')
    second.last()?.listener.onOpen('')
    first.last()?.listener.onMessage('1')
    second.last()?.listener.onMessage('2')
    first.last()?.listener.onClose(1006, '')
    second.last()?.listener.onMessage('3')
    for (const stop of stops) stop()
    second.last()?.listener.onMessage('4')
    expect(received).toEqual([{ protocol: 'chat' }, '1', 'failed', { code: 1006, reason: '' }, '3'])
  })

  test('[S8.1] reject without a socket', async () => {
    await expect(sendSocketMessage({ data: 'x' })).rejects.toMatchObject({
      code: 'unavailable',
      errMsg: 'sendSocketMessage:fail WebSocket is not connected',
    })
    await expect(closeSocket({})).rejects.toMatchObject({ errMsg: 'closeSocket:fail WebSocket is not connected' })
    expect(() => onSocketOpen(7 as never)).toThrow('onSocketOpen:fail listener must be a function')
  })
})

test('rejects with unavailable without WebSocket', async () => {
  vi.stubGlobal('WebSocket', undefined)
  await expect(connectSocket({ url: 'ws://localhost' })).rejects.toMatchObject({ code: 'unavailable' })
  vi.unstubAllGlobals()
})

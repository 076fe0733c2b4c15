import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectInMemory as connect, memorySockets } from '../../testing/internal/fakes/memorySockets.ts'
import { type ConnectSocketOptions, connectSocket } from './connectSocket.ts'
import { closeSocket } from './globals.ts'
import type { SocketHost } from './host.ts'

describe('a peer that never answers the close', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  /** An open socket whose connection ignores the close. */
  function connectDeaf(options: Partial<ConnectSocketOptions> = {}) {
    const { host, last } = memorySockets()
    const onConnect = host.connect
    const deaf: SocketHost = { ...host, connect: (...given) => ({ ...onConnect(...given), close: () => {} }) }
    const socket = connectSocket({ url: 'wss://example.com', ...options }, deaf)
    const onClose = vi.fn()
    socket.onClose(onClose)
    return { socket, last, onClose }
  }

  test.each<[string, Partial<ConnectSocketOptions>, number]>([
    ['2 s by default', {}, 2_000],
    ['closeTimeout', { closeTimeout: 300 }, 300],
    ['closeTimeout, also with reconnect', { closeTimeout: 300, reconnect: true }, 300],
  ])('is given up after %s', async (_, options, afterMs) => {
    const { socket, last, onClose } = connectDeaf(options)
    last()?.listener.onOpen('')
    const settled = vi.fn()
    void socket.close().then(settled)
    await vi.advanceTimersByTimeAsync(afterMs - 1)
    expect([socket.readyState, settled.mock.calls.length]).toEqual([socket.CLOSING, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([socket.readyState, settled.mock.calls.length]).toEqual([socket.CLOSED, 1])
    last()?.listener.onMessage('late')
    last()?.listener.onClose(4000, 'late')
    expect(onClose.mock.calls).toEqual([[{ code: 1006, reason: 'timeout' }]])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a second close does not extend the wait', async () => {
    const { socket, last } = connectDeaf()
    last()?.listener.onOpen('')
    void socket.close()
    await vi.advanceTimersByTimeAsync(1_500)
    const closed = socket.close()
    await vi.advanceTimersByTimeAsync(500)
    await closed
    expect(socket.readyState).toBe(socket.CLOSED)
  })

  test('closeTimeout 0 waits without limit', async () => {
    const { socket, last, onClose } = connectDeaf({ closeTimeout: 0 })
    last()?.listener.onOpen('')
    void socket.close()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(socket.readyState).toBe(socket.CLOSING)
    last()?.listener.onClose(1000, '')
    expect(onClose.mock.calls).toEqual([[{ code: 1000, reason: '' }]])
  })

  test('a close while connecting ends as well, and the socket does not open', async () => {
    const { socket, last, onClose } = connectDeaf({ timeout: 0 })
    const closed = socket.close()
    const refused = expect(socket).rejects.toMatchObject({ code: 'cancelled' })
    await vi.advanceTimersByTimeAsync(2_000)
    await Promise.all([closed, refused])
    last()?.listener.onOpen('')
    expect([socket.readyState, onClose.mock.calls.length]).toEqual([socket.CLOSED, 1])
  })

  test('closeSocket ends as well, and no socket remains', async () => {
    const { last } = connectDeaf()
    last()?.listener.onOpen('')
    const closed = closeSocket()
    await vi.advanceTimersByTimeAsync(2_000)
    await closed
    await expect(closeSocket()).rejects.toMatchObject({ code: 'unavailable' })
  })
})

test.each([
  ['a refused connection', () => {}],
  [
    'a url that the platform rejects',
    () => {
      throw new SyntaxError('no url')
    },
  ],
])('after %s the socket no longer listens to its signal', async (_, refuse) => {
  const { signal } = new AbortController()
  const listeners = new Set<unknown>()
  vi.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => void listeners.add(listener))
  vi.spyOn(signal, 'removeEventListener').mockImplementation((_, listener) => void listeners.delete(listener))
  const { host, last } = memorySockets()
  const onConnect = host.connect
  const connectOrRefuse: SocketHost['connect'] = (...given) => {
    refuse()
    return onConnect(...given)
  }
  const socket = connectSocket({ url: 'wss://example.com', signal }, { ...host, connect: connectOrRefuse })
  last()?.listener.onClose(1006, '')
  await expect(socket).rejects.toThrow()
  expect(listeners.size).toBe(0)
})

test('a signal that times out while the socket connects rejects with timeout', async () => {
  const controller = new AbortController()
  const { socket } = connect({ signal: controller.signal })
  controller.abort(new DOMException('late', 'TimeoutError'))
  await expect(socket).rejects.toMatchObject({ code: 'timeout', errMsg: 'connectSocket:fail timeout' })
})

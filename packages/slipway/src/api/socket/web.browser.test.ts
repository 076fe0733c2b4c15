import { describe, expect, test, vi } from 'vitest'
import { ownName, setRoom, socketUrl } from '../../testing/internal/environment/testServer.ts'
import { socketContract } from './host.contract.ts'
import { connectSocket } from './index.ts'
import { host } from './web.ts'

describe('a browser', () => {
  test.each(Object.entries(socketContract))('%s', (_, holds) => holds(host))
})

test('waits without a network, and connects when it returns', async () => {
  const room = ownName()
  const socket = connectSocket({ url: socketUrl(room), reconnect: { minDelay: 1 } })
  await socket
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lost = vi.fn()
  socket.onReconnecting(lost)
  await setRoom(room, 'down')
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
  await setRoom(room, 'up')
  online.mockReturnValue(true)
  const opened = new Promise((resolve) => socket.onOpen(resolve))
  window.dispatchEvent(new Event('online'))
  await opened
  await socket.close()
  expect(lost).toHaveBeenCalledOnce()
})

test('a page that becomes visible again connects at once', async () => {
  const room = ownName()
  const socket = connectSocket({ url: socketUrl(room), reconnect: { minDelay: 1_000_000, maxDelay: 1_000_000 } })
  await socket
  await setRoom(room, 'down')
  await vi.waitFor(() => expect(socket.readyState).toBe(socket.CONNECTING))
  await setRoom(room, 'up')
  const opened = new Promise((resolve) => socket.onOpen(resolve))
  document.dispatchEvent(new Event('visibilitychange'))
  await opened
  await socket.close()
})

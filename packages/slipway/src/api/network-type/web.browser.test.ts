import { expect, onTestFinished, test, vi } from 'vitest'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { getNetworkType, type NetworkStatus, onNetworkStatusChange } from './index.ts'

/** Simulates a device that loses the network or connects again. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('a browser reports that it is connected', async () => {
  expect(await getNetworkType()).toMatchObject({ isConnected: true })
})

test('going offline and online again is reported', async () => {
  const received: NetworkStatus[] = []
  onTestFinished(onNetworkStatusChange((status) => received.push(status)))
  await getNetworkType()
  setOnline(false)
  await vi.waitFor(() => expect(received).toEqual([{ isConnected: false, networkType: 'none' }]))
  expect(await getNetworkType()).toEqual({ isConnected: false, networkType: 'none' })
  setOnline(true)
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[1]).toMatchObject({ isConnected: true })
})

test('a change of the connection is reported in browsers with navigator.connection', async () => {
  const connection = Object.assign(new EventTarget(), { type: 'wifi', effectiveType: '4g' })
  stubNavigator('connection', connection)
  const received: NetworkStatus[] = []
  const stop = onNetworkStatusChange((status) => received.push(status))
  await getNetworkType()
  connection.type = 'cellular'
  connection.dispatchEvent(new Event('change'))
  await vi.waitFor(() => expect(received).toEqual([{ isConnected: true, networkType: '4g', effectiveType: '4g' }]))
  stop()
  connection.type = 'wifi'
  connection.dispatchEvent(new Event('change'))
  window.dispatchEvent(new Event('online'))
  await getNetworkType()
  expect(received).toHaveLength(1)
})

test('a change of the measured speed is reported in browsers that do not know the type', async () => {
  const connection = Object.assign(new EventTarget(), { effectiveType: '4g' })
  stubNavigator('connection', connection)
  const received: NetworkStatus[] = []
  onTestFinished(onNetworkStatusChange((status) => received.push(status)))
  expect(await getNetworkType()).toEqual({ isConnected: true, networkType: 'unknown', effectiveType: '4g' })
  connection.effectiveType = '3g'
  connection.dispatchEvent(new Event('change'))
  await vi.waitFor(() => expect(received).toEqual([{ isConnected: true, networkType: 'unknown', effectiveType: '3g' }]))
})

test('Chromium reports the speed of its connection', async () => {
  if (!('connection' in navigator)) lacking('navigator.connection')
  expect((await getNetworkType()).effectiveType).toMatch(/^(slow-2g|[234]g)$/)
})

import { expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import type { NetworkStatus, NetworkTypeHost } from './host.ts'
import { getNetworkType, onNetworkStatusChange } from './networkType.ts'
import { statusOf } from './statusOf.ts'

const wifi: NetworkStatus = { isConnected: true, networkType: 'wifi' }
const none: NetworkStatus = { isConnected: false, networkType: 'none' }

/** A network that the test can change. */
function memoryHost(status: NetworkStatus = wifi) {
  const listeners = new Set<() => void>()
  const host: NetworkTypeHost = {
    read: async () => status,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const change = async (next: NetworkStatus) => {
    status = next
    for (const listener of listeners) listener()
    await settled()
  }
  return { host, listeners, change }
}

/** Waits until the last read has been reported. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test.each<[string, Parameters<typeof statusOf>, NetworkStatus['networkType'], NetworkStatus['effectiveType']]>([
  ['offline', [false, { type: 'wifi', effectiveType: '4g' }], 'none', undefined],
  ['no connection', [true, { type: 'none', effectiveType: '4g' }], 'none', undefined],
  ['wifi', [true, { type: 'wifi', effectiveType: '3g' }], 'wifi', '3g'],
  ['wifi without a speed', [true, { type: 'wifi' }], 'wifi', undefined],
  ['cellular', [true, { type: 'cellular', effectiveType: '4g' }], '4g', '4g'],
  ['slow cellular', [true, { type: 'cellular', effectiveType: 'slow-2g' }], '2g', 'slow-2g'],
  ['cellular without a generation', [true, { type: 'cellular' }], 'unknown', undefined],
  ['an unknown generation', [true, { type: 'cellular', effectiveType: '9g' }], 'unknown', undefined],
  ['a cable, whatever its speed', [true, { type: 'ethernet', effectiveType: '4g' }], 'unknown', '4g'],
  ['a missing type, whatever its speed', [true, { effectiveType: '2g' }], 'unknown', '2g'],
  ['a slow connection of a missing type', [true, { effectiveType: 'slow-2g' }], 'unknown', 'slow-2g'],
  ['an empty speed', [true, { effectiveType: '' }], 'unknown', undefined],
  ['a browser without a connection object', [true], 'unknown', undefined],
])('%s', (_, given, networkType, effectiveType) => {
  const speed = effectiveType && { effectiveType }
  expect(statusOf(...given)).toStrictEqual({ isConnected: networkType !== 'none', networkType, ...speed })
})

test('resolves with the current network', async () => {
  expect(await getNetworkType({}, memoryHost().host)).toEqual(wifi)
})

test('rejects if the host does not know the network', async () => {
  const host = { ...memoryHost().host, read: () => Promise.reject(new HostError('unavailable', 'unknown network')) }
  await expect(getNetworkType({}, host)).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: 'getNetworkType:fail unknown network',
  })
})

test('reports changes, and only changes, until the listener is removed', async () => {
  const { host, change, listeners } = memoryHost()
  const received: NetworkStatus[] = []
  const stop = onNetworkStatusChange((status) => received.push(status), host)
  await settled()
  await change(wifi)
  await change(none)
  await change(none)
  await change(wifi)
  expect(received).toEqual([none, wifi])
  stop()
  expect(listeners.size).toBe(0)
  await change(none)
  expect(received).toHaveLength(2)
})

test('a slow read does not overtake a later one', async () => {
  const answers: ((status: NetworkStatus) => void)[] = []
  const { host, change } = memoryHost()
  const slow = { ...host, read: () => new Promise<NetworkStatus>((resolve) => answers.push(resolve)) }
  const received: NetworkStatus[] = []
  const stop = onNetworkStatusChange((status) => received.push(status), slow)
  await settled()
  answers[0]?.(wifi)
  await change(none)
  await change(wifi)
  expect(answers).toHaveLength(2)
  answers[1]?.(none)
  await settled()
  answers[2]?.(wifi)
  await settled()
  expect(received).toEqual([none, wifi])
  stop()
})

test('a listener that is not a function is rejected', () => {
  expect(() => onNetworkStatusChange(7 as never, memoryHost().host)).toThrow(
    'onNetworkStatusChange:fail listener must be a function',
  )
})

test('outside a browser the call rejects with unavailable, and no change is reported', async () => {
  await expect(getNetworkType()).rejects.toMatchObject({ code: 'unavailable' })
  onNetworkStatusChange(() => {})()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { type MemoryLocation, memoryLocation } from '../../testing/internal/fakes/memoryLocation.ts'
import {
  type LocationInfo,
  onLocationChange,
  onLocationChangeError,
  type StartLocationUpdateOptions,
  startLocationUpdate,
  stopLocationUpdate,
} from './index.ts'

let device: MemoryLocation
let received: LocationInfo[]
let failures: unknown[]

const start = (options: StartLocationUpdateOptions = { type: 'wgs84' }) => startLocationUpdate(options, device.host)
const stop = () => stopLocationUpdate({}, device.host)
/** Waits for the calls that can settle now. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => listenTo(memoryLocation()))
afterEach(() => setNavigator(undefined))

function listenTo(location: MemoryLocation): void {
  device = location
  received = []
  failures = []
  onLocationChange((location) => received.push(location), device.host)
  onLocationChangeError((error) => failures.push(error), device.host)
}

test('reports the first position and each change between start and stop', async () => {
  device.move({ latitude: 1 })
  await start()
  expect(received).toMatchObject([
    { latitude: 1, longitude: 116.3975, accuracy: 20, horizontalAccuracy: 20, speed: -1 },
  ])
  device.move({ latitude: 2 })
  device.move({ speed: 1.5 })
  expect(received.slice(1)).toMatchObject([{ latitude: 2 }, { latitude: 2, speed: 1.5 }])
  await stop()
  expect(device.watches).toEqual([])
  device.move({ latitude: 3 })
  expect(received).toHaveLength(3)
})

test('resolves only when the first position has been found', async () => {
  listenTo(memoryLocation(false))
  const resolved = vi.fn()
  const call = start().then(resolved)
  await settled()
  expect(resolved).not.toHaveBeenCalled()
  device.move({})
  await call
  expect(received).toHaveLength(1)
})

test('an error before the first position rejects, and ends the updates', async () => {
  listenTo(memoryLocation(false))
  const calls = [start(), start()]
  await settled()
  device.fail(new HostError('denied', 'the user said no'))
  for (const call of calls) {
    await expect(call).rejects.toMatchObject({ code: 'denied', errMsg: 'startLocationUpdate:fail the user said no' })
  }
  expect([device.watches, received, failures]).toEqual([[], [], []])
})

test('an error after the first position is reported, and the updates continue', async () => {
  await start()
  device.fail(new HostError('unavailable', 'in a tunnel'))
  expect(failures).toMatchObject([
    { name: 'ApiError', api: 'onLocationChange', code: 'unavailable', errMsg: 'onLocationChange:fail in a tunnel' },
  ])
  device.move({ latitude: 5 })
  expect(received.at(-1)).toMatchObject({ latitude: 5 })
})

test('the default coordinate system is WGS-84, and a further start changes it without a second watch', async () => {
  await start({})
  expect(received.at(-1)?.latitude).toBe(39.9087)
  await start({ type: 'gcj02' })
  expect(device.watches).toHaveLength(1)
  device.move({})
  expect(received.at(-1)?.latitude).toBeCloseTo(39.9101, 4)
  expect(received).toHaveLength(2)
})

test('a further start changes the accuracy by another watch in place of the first', async () => {
  await start()
  await start({ type: 'wgs84', isHighAccuracy: true })
  expect(device.watches).toEqual([{ isHighAccuracy: true }])
  device.fail(new HostError('unavailable', 'no satellites'))
  expect(failures).toHaveLength(1)
  expect(device.watches).toHaveLength(1)
})

test('updates can be stopped and started again', async () => {
  await start()
  await stop()
  await stop()
  await start()
  expect(received).toHaveLength(2)
  expect(device.watches).toHaveLength(1)
})

test('stopping cancels calls that wait for the first position', async () => {
  listenTo(memoryLocation(false))
  const call = start()
  await settled()
  await stop()
  await expect(call).rejects.toMatchObject({
    code: 'cancelled',
    errMsg: 'startLocationUpdate:fail the updates were stopped',
  })
  expect(device.watches).toEqual([])
})

test('aborting the only waiting call ends the updates', async () => {
  listenTo(memoryLocation(false))
  const controller = new AbortController()
  const call = start({ signal: controller.signal })
  await settled()
  expect(device.watches).toHaveLength(1)
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'startLocationUpdate:fail abort' })
  expect(device.watches).toEqual([])
})

test('aborting one of two waiting calls leaves the other', async () => {
  listenTo(memoryLocation(false))
  const controller = new AbortController()
  const [aborted, other] = [start({ signal: controller.signal }), start()]
  await settled()
  controller.abort()
  await expect(aborted).rejects.toMatchObject({ code: 'cancelled' })
  device.move({})
  await other
  expect(received).toHaveLength(1)
})

test('aborting a signal after the first position changes nothing', async () => {
  const controller = new AbortController()
  await start({ signal: controller.signal })
  controller.abort()
  await settled()
  expect(device.watches).toHaveLength(1)
})

test('a listener may stop the updates', async () => {
  onLocationChange(() => void stop(), device.host)
  await start()
  expect(device.watches).toEqual([])
})

test('a removed listener is not called, and does not end the updates', async () => {
  const listener = vi.fn()
  onLocationChange(listener, device.host)()
  await start()
  expect(listener).not.toHaveBeenCalled()
  expect(received).toHaveLength(1)
})

test('the updates end when the app is unmounted, and not when it starts', async () => {
  await start()
  setNavigator(createNavigator({ pages: { '/': page({ load: async () => ({}) }) } }, memoryHistory()()))
  expect(device.watches).toHaveLength(1)
  setNavigator(undefined)
  expect(device.watches).toEqual([])
})

test('rejects an unknown coordinate system', async () => {
  await expect(start({ type: 'bd09' as never })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'startLocationUpdate:fail type must be one of wgs84, gcj02',
  })
  expect(device.watches).toEqual([])
})

test('without a document, starting rejects with `unavailable`, and stopping resolves', async () => {
  await expect(startLocationUpdate()).rejects.toMatchObject({ code: 'unavailable' })
  await stopLocationUpdate()
})

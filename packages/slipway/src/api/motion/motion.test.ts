import { afterEach, describe, expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import {
  type Acceleration,
  type CompassDirection,
  type MotionHost,
  onAccelerometerChange,
  onCompassChange,
  startAccelerometer,
  startCompass,
  stopAccelerometer,
  stopCompass,
} from './index.ts'

/** A device whose sensors a test controls. */
function memoryMotion() {
  const watches = {
    acceleration: new Set<Watch<[Acceleration, number]>>(),
    direction: new Set<Watch<[CompassDirection]>>(),
  }
  interface Watch<Args extends unknown[]> {
    readonly listener: (...args: Args) => void
    readonly onError: (error: unknown) => void
  }
  const add = <Args extends unknown[]>(set: Set<Watch<Args>>, watch: Watch<Args>) => {
    set.add(watch)
    return () => void set.delete(watch)
  }
  const host: MotionHost = {
    watchAcceleration: (listener, onError) => add(watches.acceleration, { listener, onError }),
    watchDirection: (listener, onError) => add(watches.direction, { listener, onError }),
  }
  return {
    host,
    shake(x: number, timeMs: number) {
      for (const { listener } of watches.acceleration) listener({ x, y: 0, z: -1 }, timeMs)
    },
    turn(direction: number) {
      for (const { listener } of watches.direction) listener({ direction, accuracy: 5 })
    },
    fail(error: unknown) {
      for (const { onError } of [...watches.acceleration, ...watches.direction]) onError(error)
    },
    running: () => watches.acceleration.size + watches.direction.size,
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => setNavigator(undefined))

describe('the accelerometer', () => {
  test.each([
    ['game', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['ui', [1, 4, 7]],
    ['normal', [1]],
    [undefined, [1]],
  ] as const)('with the interval %s reports readings every 20, 60 or 200 ms', async (interval, expected) => {
    const device = memoryMotion()
    const seen: number[] = []
    onAccelerometerChange(({ x }) => seen.push(x), device.host)
    const call = startAccelerometer({ interval }, device.host)
    await settled()
    for (const [index, x] of [1, 2, 3, 4, 5, 6, 7, 8].entries()) device.shake(x, index * 20)
    await call
    expect(seen).toEqual(expected)
    await stopAccelerometer({}, device.host)
    device.shake(9, 1_000)
    expect([seen.length, device.running()]).toEqual([expected.length, 0])
  })

  test('another start changes the interval of the running readings, and resolves at once', async () => {
    const device = memoryMotion()
    const seen: number[] = []
    onAccelerometerChange(({ x }) => seen.push(x), device.host)
    const call = startAccelerometer({}, device.host)
    await settled()
    device.shake(1, 0)
    await call
    await startAccelerometer({ interval: 'game' }, device.host)
    expect(device.running()).toBe(1)
    for (const ms of [20, 40, 60]) device.shake(ms, ms)
    expect(seen).toEqual([1, 20, 40, 60])
  })

  test('rejects other intervals', async () => {
    await expect(startAccelerometer({ interval: 'fast' as never }, memoryMotion().host)).rejects.toMatchObject({
      code: 'invalid-argument',
      errMsg: expect.stringContaining('startAccelerometer:fail interval must be'),
    })
  })
})

test('the compass reports each direction between start and stop', async () => {
  const device = memoryMotion()
  const seen: CompassDirection[] = []
  const stopListening = onCompassChange((direction) => seen.push(direction), device.host)
  const call = startCompass({}, device.host)
  await settled()
  device.turn(90)
  await call
  device.turn(91)
  stopListening()
  device.turn(92)
  expect(seen).toEqual([
    { direction: 90, accuracy: 5 },
    { direction: 91, accuracy: 5 },
  ])
  await stopCompass({}, device.host)
  expect(device.running()).toBe(0)
})

describe.each([
  ['startAccelerometer', startAccelerometer, stopAccelerometer],
  ['startCompass', startCompass, stopCompass],
])('%s', (name, start, stop) => {
  test('rejects with the error of the host', async () => {
    const device = memoryMotion()
    const call = start({}, device.host)
    await settled()
    device.fail(new HostError('denied', 'the user said no'))
    await expect(call).rejects.toMatchObject({ code: 'denied', errMsg: `${name}:fail the user said no` })
    expect(device.running()).toBe(0)
  })

  test('rejects if it is stopped or aborted before the first reading', async () => {
    const device = memoryMotion()
    const stopped = start({}, device.host)
    await settled()
    await stop({}, device.host)
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })
    const controller = new AbortController()
    const aborted = start({ signal: controller.signal }, device.host)
    await settled()
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ code: 'cancelled' })
    expect(device.running()).toBe(0)
  })

  test('ends when the app is unmounted', async () => {
    const device = memoryMotion()
    setNavigator(createNavigator({ pages: { '/': page({ load: async () => ({}) }) } }, memoryHistory()()))
    const ended = vi.fn()
    start({}, device.host).catch(ended)
    await settled()
    expect(device.running()).toBe(1)
    setNavigator(undefined)
    await settled()
    expect([device.running(), ended.mock.calls.length]).toEqual([0, 1])
  })
})

test.each([
  ['onAccelerometerChange', onAccelerometerChange],
  ['onCompassChange', onCompassChange],
])('%s throws without a listener', (name, listen) => {
  expect(() => listen(undefined as never)).toThrow(`${name}:fail listener must be a function`)
})

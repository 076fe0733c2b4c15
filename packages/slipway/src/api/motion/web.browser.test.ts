import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setPermission } from '../../testing/internal/environment/permission.ts'
import {
  type Acceleration,
  type CompassDirection,
  onAccelerometerChange,
  onCompassChange,
  startAccelerometer,
  startCompass,
  stopAccelerometer,
  stopCompass,
} from './index.ts'

beforeEach(async () => {
  for (const sensor of ['accelerometer', 'gyroscope', 'magnetometer']) await setPermission(sensor, 'granted')
})

afterEach(async () => {
  await stopAccelerometer()
  await stopCompass()
  vi.unstubAllGlobals()
})

const shake = (x: number, y: number, z: number) =>
  dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity: { x, y, z } }))
const turn = (alpha: number) =>
  dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha, beta: 0, gamma: 0, absolute: true }))

/** Calls a function in each frame until a promise settles. */
async function during<Result>(call: Promise<Result>, act: () => void): Promise<Result> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  call.then(over, over)
  while (!isOver) {
    act()
    await new Promise(requestAnimationFrame)
  }
  return call
}

test('the acceleration is in multiples of gravity', async () => {
  const seen: Acceleration[] = []
  const stop = onAccelerometerChange((acceleration) => seen.push(acceleration))
  await during(startAccelerometer(), () => shake(0, 0, 9.80665))
  stop()
  expect(seen[0]?.z).toBeCloseTo(-1)
})

test('the compass reports a direction clockwise from north', async () => {
  const seen: CompassDirection[] = []
  const stop = onCompassChange((direction) => seen.push(direction))
  await during(startCompass(), () => turn(90))
  stop()
  expect(seen[0]).toEqual({ direction: 270, accuracy: undefined })
})

describe('start rejects', () => {
  test.each([
    [
      'startAccelerometer',
      startAccelerometer,
      () => dispatchEvent(Object.assign(new Event('devicemotion'), { accelerationIncludingGravity: null })),
    ],
    [
      'startCompass',
      startCompass,
      () => dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha: 90, absolute: false })),
    ],
  ])('%s: without a sensor after two seconds', async (name, start, empty) => {
    // A question for permission would not settle while timers are faked.
    for (const events of [DeviceMotionEvent, DeviceOrientationEvent]) {
      vi.stubGlobal(events.name, { prototype: events.prototype })
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const call = start()
    const failure = expect(call).rejects.toMatchObject({
      code: 'unavailable',
      errMsg: expect.stringContaining(`${name}:fail`),
    })
    await vi.advanceTimersByTimeAsync(1_900)
    empty()
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    await failure
  })

  test('if the browser has no such events', async () => {
    vi.stubGlobal('DeviceMotionEvent', undefined)
    Reflect.deleteProperty(globalThis, 'DeviceMotionEvent')
    await expect(startAccelerometer()).rejects.toMatchObject({ code: 'unsupported' })
  })

  test('if the user refuses', async () => {
    vi.stubGlobal('DeviceOrientationEvent', { requestPermission: async () => 'denied' })
    await expect(startCompass()).rejects.toMatchObject({ code: 'denied' })
  })

  test('if Safari refuses outside of a tap', async () => {
    const error = new DOMException('no tap', 'NotAllowedError')
    vi.stubGlobal('DeviceMotionEvent', { requestPermission: () => Promise.reject(error) })
    await expect(startAccelerometer()).rejects.toMatchObject({ code: 'denied' })
  })
})

test('iOS reports the signs of mini-programs', async () => {
  const original = DeviceMotionEvent
  vi.stubGlobal('DeviceMotionEvent', { requestPermission: async () => 'granted' })
  vi.stubGlobal('DeviceOrientationEvent', { prototype: { webkitCompassHeading: 0 } })
  const seen: Acceleration[] = []
  const stop = onAccelerometerChange((acceleration) => seen.push(acceleration))
  const event = () =>
    dispatchEvent(new original('devicemotion', { accelerationIncludingGravity: { x: 0, y: 0, z: -9.80665 } }))
  await during(startAccelerometer(), event)
  stop()
  expect(seen[0]?.z).toBeCloseTo(-1)
})

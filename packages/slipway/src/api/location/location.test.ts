import { describe, expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { longestTimerMs } from '../../base/longestTimerMs.ts'
import { memoryLocation, tiananmen } from '../../testing/internal/fakes/memoryLocation.ts'
import { locationContract } from './host.contract.ts'
import { type GetLocationOptions, getLocation, type ReadPositionOptions } from './index.ts'

describe('the memory host', () => {
  test.each(Object.entries(locationContract))('%s', (_, holds) => holds(memoryLocation().host))
})

test('resolves with the position in WGS-84, and with the accuracy under both names', async () => {
  expect(await getLocation({}, memoryLocation().host)).toEqual({ ...tiananmen, horizontalAccuracy: 20 })
  expect(await getLocation(undefined, memoryLocation().host)).toMatchObject({ latitude: 39.9087, speed: -1 })
})

test('converts the position to GCJ-02 in China, and nowhere else', async () => {
  const { host, move } = memoryLocation()
  const { latitude, longitude, accuracy } = await getLocation({ type: 'gcj02' }, host)
  expect(latitude).toBeCloseTo(39.9101, 4)
  expect(longitude).toBeCloseTo(116.4037, 4)
  expect(accuracy).toBe(20)
  move({ latitude: 48.8584, longitude: 2.2945 })
  expect(await getLocation({ type: 'gcj02' }, host)).toMatchObject({ latitude: 48.8584, longitude: 2.2945 })
})

const once = { isHighAccuracy: false, timeoutMs: 60_000, maximumAgeMs: 0 }

test.each<[string, GetLocationOptions, Partial<ReadPositionOptions>]>([
  ['no options', {}, {}],
  ['a time limit', { timeout: 5_000 }, { timeoutMs: 5_000 }],
  ['no time limit', { timeout: 0 }, { timeoutMs: longestTimerMs }],
  ['a time limit longer than a timer', { timeout: 2 ** 40 }, { timeoutMs: longestTimerMs }],
  ['a maximum age', { maximumAge: 30_000 }, { maximumAgeMs: 30_000 }],
  ['high accuracy', { isHighAccuracy: true }, { isHighAccuracy: true, timeoutMs: 100_000 }],
  ['the altitude', { altitude: true }, { isHighAccuracy: true, timeoutMs: 100_000 }],
  [
    'high accuracy for a time',
    { isHighAccuracy: true, highAccuracyExpireTime: 3_000 },
    { isHighAccuracy: true, timeoutMs: 3_000 },
  ],
  ['too little time for high accuracy', { isHighAccuracy: true, highAccuracyExpireTime: 2_999 }, {}],
  ['a time for high accuracy alone', { highAccuracyExpireTime: 4_000 }, {}],
  [
    'a time limit shorter than the time for high accuracy',
    { isHighAccuracy: true, timeout: 5_000 },
    { isHighAccuracy: true, timeoutMs: 5_000 },
  ],
])('with %s the host reads once', async (_, options, expected) => {
  const { host, reads } = memoryLocation()
  await getLocation(options, host)
  expect(reads).toEqual([{ ...once, ...expected }])
})

describe('after high accuracy', () => {
  const high = { isHighAccuracy: true, highAccuracyExpireTime: 4_000 }
  const timeout = new HostError('timeout', 'too slow')

  test.each<[string, GetLocationOptions, HostError, number]>([
    ['has reached its time limit', high, timeout, 60_000],
    ['has reached its time limit, with the rest of the call’s', { ...high, timeout: 10_000 }, timeout, 6_000],
    ['has found nothing', high, new HostError('unavailable', 'no satellites'), 60_000],
  ])('%s, any position is accepted', async (_, options, error, timeoutMs) => {
    const location = memoryLocation()
    location.failure = ({ isHighAccuracy }) => isHighAccuracy && error
    expect(await getLocation(options, location.host)).toMatchObject({ latitude: 39.9087 })
    expect(location.reads).toEqual([
      { ...once, isHighAccuracy: true, timeoutMs: 4_000 },
      { ...once, timeoutMs },
    ])
  })

  test.each<[string, GetLocationOptions, HostError]>([
    ['the user has refused', high, new HostError('denied', 'no')],
    ['no time is left', { ...high, timeout: 4_000 }, timeout],
  ])('the call rejects if %s', async (_, options, error) => {
    const location = memoryLocation()
    location.failure = () => error
    await expect(getLocation(options, location.host)).rejects.toMatchObject({ code: error.code })
    expect(location.reads).toHaveLength(1)
  })

  test('an aborted call does not read again', async () => {
    const controller = new AbortController()
    const location = memoryLocation()
    location.failure = () => {
      controller.abort()
      return timeout
    }
    const call = getLocation({ ...high, signal: controller.signal }, location.host)
    await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'getLocation:fail abort' })
    expect(location.reads).toHaveLength(1)
  })
})

test.each(['denied', 'unavailable', 'timeout', 'unsupported'] as const)('passes on the error `%s`', async (code) => {
  const location = memoryLocation()
  location.failure = () => new HostError(code, 'no position')
  await expect(getLocation({}, location.host)).rejects.toMatchObject({
    code,
    api: 'getLocation',
    errMsg: 'getLocation:fail no position',
  })
})

test.each<[object, string]>([
  [{ type: 'bd09' }, 'type must be one of wgs84, gcj02'],
  [{ timeout: -1 }, 'timeout must be a finite number, 0 or more'],
  [{ timeout: '5' }, 'timeout must be a finite number, 0 or more'],
  [{ maximumAge: Infinity }, 'maximumAge must be a finite number, 0 or more'],
  [{ highAccuracyExpireTime: null }, 'highAccuracyExpireTime must be a finite number, 0 or more'],
])('rejects %j', async (options, detail) => {
  const { host, reads } = memoryLocation()
  await expect(getLocation(options, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `getLocation:fail ${detail}`,
  })
  expect(reads).toEqual([])
})

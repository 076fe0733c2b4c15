import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { memoryLocation } from '../../testing/internal/fakes/memoryLocation.ts'
import { endsWell, listensWell, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import {
  getLocation,
  onLocationChange,
  onLocationChangeError,
  startLocationUpdate,
  stopLocationUpdate,
} from './index.ts'

const flags = { altitude: [true, false], isHighAccuracy: [true, false] }
const times = { highAccuracyExpireTime: [3_000, 0], timeout: [5_000, 0], maximumAge: [0, 1_000] }
const type = ['wgs84', 'gcj02']

/** An error of a host, or `undefined`. */
const failure = fc.oneof(fc.constantFrom(undefined, new HostError('timeout', 'too slow')), oddValue)

test('unusual options give a location or reject with an ApiError, for any error of the platform', async () => {
  await fc.assert(
    fc.asyncProperty(oddOptions({ type, ...flags, ...times }), failure, async (odd, error) => {
      const location = memoryLocation()
      location.failure = () => error
      await endsWell(() => getLocation(odd, location.host))
    }),
    oddRuns,
  )
})

test('unusual options start updates or reject with an ApiError, and no watch remains after the end', async () => {
  const device = memoryLocation()
  await fc.assert(
    fc.asyncProperty(oddOptions({ type, isHighAccuracy: [true, false] }), oddValue, async (odd, error) => {
      await endsWell(() => startLocationUpdate(odd, device.host))
      device.fail(error)
      await endsWell(() => stopLocationUpdate(odd, device.host))
      await stopLocationUpdate({}, device.host)
      expect(device.watches).toEqual([])
    }),
    oddRuns,
  )
})

test('listeners that are not functions throw an ApiError', () => {
  fc.assert(
    fc.property(oddValue, (odd) => {
      listensWell(onLocationChange, odd)
      listensWell(onLocationChangeError, odd)
    }),
    oddRuns,
  )
})

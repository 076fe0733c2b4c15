import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { setPosition } from '../../testing/internal/environment/geolocation.ts'
import { setPermission } from '../../testing/internal/environment/permission.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { locationContract } from './host.contract.ts'
import { getLocation, type LocationInfo, onLocationChange, startLocationUpdate, stopLocationUpdate } from './index.ts'
import { host } from './web.ts'

const tiananmen = { latitude: 39.9087, longitude: 116.3975, accuracy: 20 }

afterEach(() => stopLocationUpdate())

describe('the browser’s position', () => {
  beforeEach(() => setPosition(tiananmen))

  test.each(Object.entries(locationContract))('%s', (_, holds) => holds(host))

  test('is returned with the values that the browser does not know', async () => {
    expect(await getLocation()).toEqual({
      ...tiananmen,
      horizontalAccuracy: 20,
      altitude: 0,
      verticalAccuracy: 0,
      speed: -1,
      heading: undefined,
    })
  })

  test('is returned with speed, altitude and direction', async () => {
    await setPosition({ ...tiananmen, altitude: 44.5, altitudeAccuracy: 3, speed: 1.5, heading: 90 })
    expect(await getLocation({ isHighAccuracy: true })).toMatchObject({
      altitude: 44.5,
      verticalAccuracy: 3,
      speed: 1.5,
      heading: 90,
    })
  })

  test('is reported when it changes, until the updates are stopped', async () => {
    const received: LocationInfo[] = []
    onTestFinished(onLocationChange((location) => received.push(location)))
    await startLocationUpdate({ type: 'wgs84' })
    expect(received).toMatchObject([tiananmen])
    await setPosition({ ...tiananmen, latitude: 40 })
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ latitude: 40 }))
    await stopLocationUpdate()
    const { length } = received
    await setPosition({ ...tiananmen, latitude: 41 })
    // A new read has the new position, so a running watch would have reported it.
    expect(await getLocation()).toMatchObject({ latitude: 41 })
    expect(received).toHaveLength(length)
  })
})

test('a refusal rejects with `denied`', async () => {
  await setPermission('geolocation', 'denied')
  await expect(getLocation()).rejects.toMatchObject({ code: 'denied', api: 'getLocation' })
  await expect(startLocationUpdate()).rejects.toMatchObject({ code: 'denied', api: 'startLocationUpdate' })
})

test.each([
  [1, 'User denied geolocation', 'denied', 'User denied geolocation'],
  [2, 'No satellites', 'unavailable', 'No satellites'],
  [3, '', 'timeout', 'timeout'],
])('error %i of the browser (%j) has the code `%s`', async (code, message, expected, detail) => {
  stubNavigator('geolocation', {
    getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code, message }),
  })
  await expect(getLocation()).rejects.toMatchObject({ code: expected, errMsg: `getLocation:fail ${detail}` })
})

test('the options of the browser are those of the call', async () => {
  const getCurrentPosition = vi.fn((found: (position: object) => void) => found({ coords: tiananmen }))
  stubNavigator('geolocation', { getCurrentPosition })
  await getLocation({ altitude: true, highAccuracyExpireTime: 5_000, maximumAge: 60_000 })
  expect(getCurrentPosition).toHaveBeenCalledWith(expect.any(Function), expect.any(Function), {
    enableHighAccuracy: true,
    timeout: 5_000,
    maximumAge: 60_000,
  })
})

test.each([
  ['a browser without geolocation', true, 'unsupported', 'this browser has no geolocation'],
  ['a page without https', false, 'unavailable', 'geolocation needs a page that is served by https or from localhost'],
] as const)('%s rejects with its code', async (_, isSecureContext, code, detail) => {
  if (isSecureContext) stubNavigator('geolocation', undefined)
  vi.stubGlobal('isSecureContext', isSecureContext)
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(getLocation()).rejects.toMatchObject({ code, errMsg: `getLocation:fail ${detail}` })
  await expect(startLocationUpdate()).rejects.toMatchObject({ code })
})

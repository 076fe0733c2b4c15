import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { locationContract } from './host.contract.ts'
import {
  getLocation,
  onLocationChange,
  onLocationChangeError,
  startLocationUpdate,
  stopLocationUpdate,
} from './index.ts'

type Report = (position: object | null, error?: unknown) => void

const coords = { latitude: 39.9087, longitude: 116.3975, accuracy: 20, altitude: 44, speed: 0, heading: 12 }

/** An error of the native bridge. */
const bridgeError = (number: number, message = 'no position') =>
  Object.assign(new Error(message), { code: `OS-PLUG-GLOC-${String(number).padStart(4, '0')}` })

/** Behaves like the native side of `@capacitor/geolocation` 8.2.2 (`GeolocationPlugin.kt`, `GeolocationPlugin.swift`). */
function nativeGeolocation() {
  let ids = 0
  const watches = new Map<string, Report>()
  const native = {
    watches,
    /** Whether the user has allowed the app to read the position. */
    isAllowed: true,
    failure: undefined as unknown,
    coords: coords as object,
    asked: [] as object[],
    /** Calls of watches that wait until the user has answered. */
    pending: [] as (() => void)[],
    report(position: object | null, error?: unknown) {
      for (const report of [...watches.values()]) report(position, error)
    },
    plugin: {
      async getCurrentPosition(options: object) {
        native.asked.push(options)
        if (native.failure) throw native.failure
        return { timestamp: 0, coords: native.coords }
      },
      async watchPosition(options: object, report: Report) {
        native.asked.push(options)
        const id = `watch-${ids++}`
        const begin = () => {
          watches.set(id, report)
          setImmediate(() => watches.get(id)?.({ timestamp: 0, coords: native.coords }))
        }
        if (native.isAllowed) begin()
        else native.pending.push(begin)
        return id
      },
      async clearWatch({ id }: { readonly id: string }) {
        if (!watches.delete(id)) throw bridgeError(12, 'WatchId not found.')
      },
    },
  }
  return native
}

let native: ReturnType<typeof nativeGeolocation>

beforeEach(() => {
  native = nativeGeolocation()
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android', Plugins: { Geolocation: native.plugin } })
})
afterEach(async () => {
  await stopLocationUpdate({}, host)
  vi.unstubAllGlobals()
})

/** Waits for the native side. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

test.each(Object.entries(locationContract))('%s', (_, holds) => holds(host))

test('reads the position with the options of the call', async () => {
  expect(await getLocation({ isHighAccuracy: true, timeout: 5_000, maximumAge: 100 }, host)).toEqual({
    latitude: 39.9087,
    longitude: 116.3975,
    accuracy: 20,
    horizontalAccuracy: 20,
    altitude: 44,
    verticalAccuracy: 0,
    speed: 0,
    heading: 12,
  })
  expect(native.asked).toEqual([{ enableHighAccuracy: true, timeout: 5_000, maximumAge: 100 }])
})

test.each([
  [{ heading: 12, course: 90 }, 90],
  [{ heading: 12, course: null }, undefined],
  [{ heading: 12 }, 12],
  [{ heading: null }, undefined],
])('of %j, the direction of travel is %s', async (reported, heading) => {
  native.coords = { ...coords, ...reported }
  expect((await getLocation({}, host)).heading).toBe(heading)
})

test.each([
  [3, 'denied'],
  [8, 'denied'],
  [9, 'denied'],
  [2, 'unavailable'],
  [7, 'unavailable'],
  [10, 'timeout'],
  [17, 'unavailable'],
])('error %i of the plugin has the code `%s`', async (number, code) => {
  native.failure = bridgeError(number, 'no luck')
  await expect(getLocation({}, host)).rejects.toMatchObject({ code, errMsg: 'getLocation:fail no luck' })
})

test('watches with an interval of one second on Android', async () => {
  await startLocationUpdate({ isHighAccuracy: true }, host)
  expect(native.asked).toMatchObject([{ enableHighAccuracy: true, interval: 1_000, minimumUpdateInterval: 1_000 }])
  await stopLocationUpdate({}, host)
  await settled()
  expect(native.watches.size).toBe(0)
})

test('an error of a watch is reported', async () => {
  const failed = vi.fn()
  onLocationChangeError(failed, host)
  await startLocationUpdate({}, host)
  native.report(null, bridgeError(2, 'in a tunnel'))
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'unavailable', errMsg: 'onLocationChange:fail in a tunnel' }),
  )
})

describe('on iOS', () => {
  test('a watch that ends with the time limit of another call is started again', async () => {
    const [moved, failed] = [vi.fn(), vi.fn()]
    const ends = [onLocationChange(moved, host), onLocationChangeError(failed, host)]
    await startLocationUpdate({}, host)
    const reports = [...native.watches.values()]
    native.watches.clear()
    for (const report of reports) report(null, bridgeError(10))
    await vi.waitFor(() => expect(native.watches.size).toBe(1))
    await settled()
    expect(moved).toHaveBeenCalledTimes(2)
    expect(failed).not.toHaveBeenCalled()
    for (const end of ends) end()
  })
})

describe('while Android asks the user', () => {
  beforeEach(() => {
    native.isAllowed = false
  })

  test('a watch that was ended is ended again after the user has agreed', async () => {
    const call = startLocationUpdate({}, host)
    await settled()
    await stopLocationUpdate({}, host)
    await expect(call).rejects.toMatchObject({ code: 'cancelled' })
    for (const begin of native.pending) begin()
    expect(native.watches.size).toBe(1)
    await settled()
    expect(native.watches.size).toBe(0)
  })
})

describe('without the plugin', () => {
  test.each([
    ['getLocation', () => getLocation({}, host)],
    ['startLocationUpdate', () => startLocationUpdate({}, host)],
  ])('%s names the package to install', async (_, call) => {
    vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: {} })
    await expect(call()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('npm install @capacitor/geolocation && npx cap sync'),
    })
  })
})

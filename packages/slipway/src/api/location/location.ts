import { host as platformHost } from '#host/location'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { locationDefaults } from '../../base/defaults/defaults.ts'
import { longestTimerMs } from '../../base/longestTimerMs.ts'
import type { LocationHost } from './host.ts'
import { checkType, type LocationInfo, type LocationType, locationOf } from './locationOf.ts'

/** Options of `getLocation`. */
export interface GetLocationOptions {
  /**
   * Coordinate system of the result: `wgs84` as GPS, or `gcj02` for maps of mainland China.
   * @default 'wgs84'
   */
  readonly type?: LocationType | undefined
  /**
   * Whether the altitude is needed. Finding it takes longer, because it needs high accuracy.
   * @default false
   */
  readonly altitude?: boolean | undefined
  /**
   * Whether to use the device's most accurate method, such as GPS. It takes longer and needs more power.
   * @default false
   */
  readonly isHighAccuracy?: boolean | undefined
  /**
   * Time limit in milliseconds for a position with high accuracy. After that, any position is accepted. With less than 3000, high
   * accuracy is not tried.
   * @default defaults.location.highAccuracyMs (100 000)
   */
  readonly highAccuracyExpireTime?: number | undefined
  /**
   * Time limit of the whole call in milliseconds, without the time in which the user is asked for permission. `0` means no limit.
   * @default defaults.location.timeoutMs (60 000), in addition to the time for high accuracy
   */
  readonly timeout?: number | undefined
  /**
   * Maximum age in milliseconds of an earlier position that may be returned. `0` requires a new one.
   * @default 0
   */
  readonly maximumAge?: number | undefined
  /** Cancels the call, for example while the user is asked for permission. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Resolves with the position of the device. Browsers and systems ask the user for permission.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type; `denied` if the user, the system or the page's permissions
 * policy refuses; `unavailable` if no position can be found, on a page without https, and in the native shell without
 * `@capacitor/geolocation`; `timeout` after the time limit; `unsupported` if the browser has no geolocation; `cancelled` or `timeout` if
 * `signal` is aborted.
 * @platform web, capacitor
 * @needs Navigator.geolocation
 * @plugin Geolocation
 *
 * @example
 * const { latitude, longitude, accuracy } = await getLocation() // 48.8584, 2.2945, 20
 *
 * Source: specification, section 5.
 */
export function getLocation(
  options: GetLocationOptions = {},
  host: LocationHost = platformHost,
): Promise<LocationInfo> {
  return callApi('getLocation', options, async (given) => {
    const {
      type = 'wgs84',
      highAccuracyExpireTime = locationDefaults.highAccuracyMs,
      timeout,
      maximumAge = 0,
      signal,
    } = given
    checkType('getLocation', type)
    checkNumber('getLocation', 'highAccuracyExpireTime', highAccuracyExpireTime, 0)
    checkNumber('getLocation', 'timeout', timeout ?? 0, 0)
    checkNumber('getLocation', 'maximumAge', maximumAge, 0)
    const isHigh = given.isHighAccuracy || given.altitude
    const highMs = isHigh && highAccuracyExpireTime >= locationDefaults.minHighAccuracyMs ? highAccuracyExpireTime : 0
    const limitMs = (timeout ?? locationDefaults.timeoutMs + highMs) || Number.POSITIVE_INFINITY
    const read = (isHighAccuracy: boolean, timeoutMs: number) =>
      host.read({ isHighAccuracy, timeoutMs: Math.min(timeoutMs, longestTimerMs), maximumAgeMs: maximumAge })
    const position = await orAborted('getLocation', signal, async () => {
      if (highMs) {
        try {
          return await read(true, Math.min(highMs, limitMs))
        } catch (error) {
          // Less accuracy may help, unless the user has refused.
          if (Object(error).code === 'denied' || limitMs <= highMs || signal?.aborted) throw error
        }
      }
      return read(false, limitMs - highMs)
    })
    return locationOf(position, type)
  })
}

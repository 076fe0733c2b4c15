import { host as platformHost } from '#host/location'
import type { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { createSharedWatch, type SharedWatch } from '../shared-watch/createSharedWatch.ts'
import type { LocationHost, Position } from './host.ts'
import { checkType, type LocationInfo, type LocationType, locationOf } from './locationOf.ts'
import { watchPosition } from './watchPosition.ts'

/** Options of `startLocationUpdate`. */
export interface StartLocationUpdateOptions {
  /**
   * Coordinate system of the positions: `wgs84` as GPS, or `gcj02` for maps of mainland China. In mini-programs the default is `gcj02`.
   * @default 'wgs84'
   */
  readonly type?: LocationType | undefined
  /**
   * Whether to use the device's most accurate method, such as GPS. It needs more power.
   * @default false
   */
  readonly isHighAccuracy?: boolean | undefined
  /** Cancels the call while it waits for the first position. `stopLocationUpdate` ends the updates after that. */
  readonly signal?: AbortSignal | undefined
}

/** Options of `stopLocationUpdate`; currently empty. */
export type StopLocationUpdateOptions = Readonly<Record<never, never>>

/**
 * Starts location updates, which `onLocationChange` reports until `stopLocationUpdate`. Browsers and systems ask the user for permission.
 *
 * Resolves when the first position has been found. If the first event is an error instead, it rejects, and the updates end. While
 * updates are running, a further call only changes `type` and `isHighAccuracy`. The updates end when the app is unmounted.
 *
 * @throws {ApiError} `invalid-argument` if `type` is not the name of a system; `denied` if the user, the system or the page's permissions
 * policy refuses; `unavailable` if no position can be found, on a page without https, and in the native shell without
 * `@capacitor/geolocation`; `unsupported` if the browser has no geolocation; `cancelled` if `stopLocationUpdate` is called before the
 * first position; `cancelled` or `timeout` if `signal` is aborted.
 * @platform web, capacitor
 * @needs Navigator.geolocation
 * @plugin Geolocation
 *
 * @example
 * await startLocationUpdate()
 */
export function startLocationUpdate(
  options: StartLocationUpdateOptions = {},
  host: LocationHost = platformHost,
): Promise<void> {
  return callApi('startLocationUpdate', options, ({ type = 'wgs84', isHighAccuracy, signal }) => {
    checkType('startLocationUpdate', type)
    const updates = updatesOf(host)
    const isHigh = Boolean(isHighAccuracy)
    updates.type = type
    return updates.watch.start(
      (listener, onError) => watchPosition(listener, onError, { isHighAccuracy: isHigh }, host),
      isHigh,
      signal,
    )
  })
}

/**
 * Ends location updates. Also resolves if none are running.
 *
 * @platform web, capacitor
 *
 * @example
 * await stopLocationUpdate()
 */
export function stopLocationUpdate(
  options: StopLocationUpdateOptions = {},
  host: LocationHost = platformHost,
): Promise<void> {
  return callApi('stopLocationUpdate', options, () => updatesOf(host).watch.stop())
}

/**
 * Calls a listener with the first position and then whenever the position changes, between `startLocationUpdate` and
 * `stopLocationUpdate`.
 *
 * @returns A function that removes the listener. It does not end the updates.
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @platform web, capacitor
 * @plugin Geolocation
 *
 * @example
 * const stop = onLocationChange(({ latitude, longitude }) => setCenter({ latitude, longitude }))
 */
export function onLocationChange(
  listener: (location: LocationInfo) => void,
  host: LocationHost = platformHost,
): Unsubscribe {
  checkFunction('onLocationChange', 'listener', listener)
  const updates = updatesOf(host)
  return updates.watch.events.on('change', (position) => listener(locationOf(position, updates.type)))
}

/**
 * Calls a listener with each error of running location updates, for example if the device loses the position or the user withdraws the
 * permission. The updates continue after an error. An error before the first position only rejects `startLocationUpdate`.
 *
 * @returns A function that removes the listener.
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @platform web, capacitor
 * @plugin Geolocation
 *
 * @example
 * const stop = onLocationChangeError(({ code }) => setIsLost(code === 'unavailable'))
 */
export function onLocationChangeError(
  listener: (error: ApiError) => void,
  host: LocationHost = platformHost,
): Unsubscribe {
  checkFunction('onLocationChangeError', 'listener', listener)
  return updatesOf(host).watch.events.on('error', listener)
}

/** The location updates of a host. */
interface Updates {
  readonly watch: SharedWatch<Position>
  /** The coordinate system of the latest start. */
  type: LocationType
}

const known = new WeakMap<LocationHost, Updates>()

function updatesOf(host: LocationHost): Updates {
  const updates = known.get(host) ?? {
    watch: createSharedWatch<Position>({ start: 'startLocationUpdate', change: 'onLocationChange' }),
    type: 'wgs84',
  }
  known.set(host, updates)
  return updates
}

import { host as platformHost } from '#host/motion'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { createSharedWatch, type SharedWatch } from '../shared-watch/createSharedWatch.ts'
import type { CompassDirection, MotionHost } from './host.ts'

/** Options of `startCompass`. */
export interface StartCompassOptions {
  /** Cancels the call while it waits for the first direction. `stopCompass` ends the directions after that. */
  readonly signal?: AbortSignal | undefined
}

/** Options of `stopCompass`; currently empty. */
export type StopCompassOptions = Readonly<Record<never, never>>

/**
 * Starts the compass, whose directions `onCompassChange` reports until `stopCompass`. Safari on iOS asks the user for permission, so
 * call it at the start of a click handler.
 *
 * Resolves with the first direction. The directions end when the app is unmounted.
 *
 * @throws {ApiError} `denied` if the user refuses, or without a tap in Safari; `unavailable` if the device has no compass, or on a page
 * without https; `unsupported` if the browser has no such events; `cancelled` if `stopCompass` is called before the first direction;
 * `cancelled` or `timeout` if `signal` is aborted.
 * @platform web, capacitor
 *
 * @example
 * await startCompass()
 */
export function startCompass(options: StartCompassOptions = {}, host: MotionHost = platformHost): Promise<void> {
  return callApi('startCompass', options, ({ signal }) => watchOf(host).start(host.watchDirection, undefined, signal))
}

/**
 * Ends the directions of the compass. Also resolves if there are none.
 *
 * @platform web, capacitor
 *
 * @example
 * await stopCompass()
 */
export function stopCompass(options: StopCompassOptions = {}, host: MotionHost = platformHost): Promise<void> {
  return callApi('stopCompass', options, () => watchOf(host).stop())
}

/**
 * Calls a listener with the direction of the device's upper edge whenever it changes, between `startCompass` and `stopCompass`.
 *
 * @returns A function that removes the listener. It does not end the directions.
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @platform web, capacitor
 *
 * @example
 * const stop = onCompassChange(({ direction }) => setNeedle(-direction))
 */
export function onCompassChange(
  listener: (direction: CompassDirection) => void,
  host: MotionHost = platformHost,
): Unsubscribe {
  checkFunction('onCompassChange', 'listener', listener)
  return watchOf(host).events.on('change', listener)
}

const known = new WeakMap<MotionHost, SharedWatch<CompassDirection>>()

function watchOf(host: MotionHost): SharedWatch<CompassDirection> {
  const watch =
    known.get(host) ?? createSharedWatch<CompassDirection>({ start: 'startCompass', change: 'onCompassChange' })
  known.set(host, watch)
  return watch
}

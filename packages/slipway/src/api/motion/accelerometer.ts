import { host as platformHost } from '#host/motion'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { createSharedWatch, type SharedWatch } from '../shared-watch/createSharedWatch.ts'
import type { Acceleration, MotionHost } from './host.ts'

/** Options of `startAccelerometer`. */
export interface StartAccelerometerOptions {
  /**
   * How often readings are reported: `game` every 20 ms, `ui` every 60 ms, `normal` every 200 ms.
   * @default 'normal'
   */
  readonly interval?: keyof typeof intervalsMs | undefined
  /** Cancels the call while it waits for the first reading. `stopAccelerometer` ends the readings after that. */
  readonly signal?: AbortSignal | undefined
}

/** Options of `stopAccelerometer`; currently empty. */
export type StopAccelerometerOptions = Readonly<Record<never, never>>

const intervalsMs = { game: 20, ui: 60, normal: 200 } as const

/**
 * Starts the accelerometer, whose readings `onAccelerometerChange` reports until `stopAccelerometer`. Safari on iOS asks the user for
 * permission, so call it at the start of a click handler.
 *
 * Resolves with the first reading. While readings are reported, a further call only changes `interval`. The readings end when the app
 * is unmounted.
 *
 * @throws {ApiError} `invalid-argument` if `interval` is another value; `denied` if the user refuses, or without a tap in Safari;
 * `unavailable` if the device has no sensor, or on a page without https; `unsupported` if the browser has no such events; `cancelled`
 * if `stopAccelerometer` is called before the first reading; `cancelled` or `timeout` if `signal` is aborted.
 * @platform web, capacitor
 *
 * @example
 * await startAccelerometer({ interval: 'ui' })
 */
export function startAccelerometer(
  options: StartAccelerometerOptions = {},
  host: MotionHost = platformHost,
): Promise<void> {
  return callApi('startAccelerometer', options, ({ interval = 'normal', signal }) => {
    checkOneOf('startAccelerometer', 'interval', interval, Object.keys(intervalsMs))
    return watchOf(host).start(
      (listener, onError) => paced(host, intervalsMs[interval], listener, onError),
      interval,
      signal,
    )
  })
}

/**
 * Ends the readings of the accelerometer. Also resolves if there are none.
 *
 * @platform web, capacitor
 *
 * @example
 * await stopAccelerometer()
 */
export function stopAccelerometer(
  options: StopAccelerometerOptions = {},
  host: MotionHost = platformHost,
): Promise<void> {
  return callApi('stopAccelerometer', options, () => watchOf(host).stop())
}

/**
 * Calls a listener with the acceleration of the device, with gravity, between `startAccelerometer` and `stopAccelerometer`. A device
 * that lies on a table with its screen upwards has `{ x: 0, y: 0, z: -1 }`.
 *
 * @returns A function that removes the listener. It does not end the readings.
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @platform web, capacitor
 *
 * @example
 * const stop = onAccelerometerChange(({ x, y }) => tilt(x, y))
 */
export function onAccelerometerChange(
  listener: (acceleration: Acceleration) => void,
  host: MotionHost = platformHost,
): Unsubscribe {
  checkFunction('onAccelerometerChange', 'listener', listener)
  return watchOf(host).events.on('change', listener)
}

/** Reports the readings of a host at most once per interval. */
function paced(
  host: MotionHost,
  intervalMs: number,
  listener: (acceleration: Acceleration) => void,
  onError: (error: unknown) => void,
): Unsubscribe {
  let lastMs = Number.NEGATIVE_INFINITY
  return host.watchAcceleration((acceleration, timeMs) => {
    // Sensors send 60 readings per second, which is not exact.
    if (timeMs - lastMs < intervalMs - 5) return
    lastMs = timeMs
    listener(acceleration)
  }, onError)
}

const known = new WeakMap<MotionHost, SharedWatch<Acceleration>>()

function watchOf(host: MotionHost): SharedWatch<Acceleration> {
  const watch =
    known.get(host) ?? createSharedWatch<Acceleration>({ start: 'startAccelerometer', change: 'onAccelerometerChange' })
  known.set(host, watch)
  return watch
}

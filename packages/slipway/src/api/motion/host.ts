import type { Unsubscribe } from '../../base/emitter.ts'

/** Acceleration of the device with gravity, as multiples of the acceleration of gravity, in the axes of an upright screen. */
export interface Acceleration {
  /** Positive to the right of the screen. */
  readonly x: number
  /** Positive to the top of the screen. */
  readonly y: number
  /** Positive out of the screen; -1 if the device lies on a table with the screen upwards. */
  readonly z: number
}

/** Direction of the device's upper edge. */
export interface CompassDirection {
  /** Degrees clockwise from north, from 0 up to 360. */
  readonly direction: number
  /** How far the direction may be off, in degrees; `undefined` if the device does not report it. */
  readonly accuracy: number | undefined
}

/**
 * Platform interface of the functions for motion.
 *
 * Both methods ask the user for permission if necessary. They call `listener` for each reading and `onError` with a `HostError` of
 * `denied` (by the user, the system or the page's policy), `unavailable` (the device has no sensor, or the page has no https) or
 * `unsupported` (the browser has no such events). They never throw, and call neither function before they return nor after the end.
 */
export interface MotionHost {
  watchAcceleration(
    listener: (acceleration: Acceleration, timeMs: number) => void,
    onError: (error: unknown) => void,
  ): Unsubscribe
  watchDirection(listener: (direction: CompassDirection) => void, onError: (error: unknown) => void): Unsubscribe
}

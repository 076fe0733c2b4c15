import type { Acceleration } from './host.ts'

/** Acceleration as `devicemotion` events report it, in metres per second squared. `null` without a sensor. */
export interface ReportedAcceleration {
  readonly x: number | null
  readonly y: number | null
  readonly z: number | null
}

const gravity = 9.80665

/**
 * Converts a reported acceleration to multiples of gravity.
 *
 * @param isApple Whether the browser runs on iOS, where the signs are those of mini-programs. Elsewhere they are the opposite.
 * @returns `undefined` if the device has no sensor.
 */
export function accelerationOf(reported: ReportedAcceleration | null, isApple: boolean): Acceleration | undefined {
  if (!reported) return undefined
  const { x, y, z } = reported
  if (x === null || y === null || z === null) return undefined
  const unit = isApple ? gravity : -gravity
  return { x: x / unit, y: y / unit, z: z / unit }
}

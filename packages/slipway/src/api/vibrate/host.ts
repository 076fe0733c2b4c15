/** How strong a short vibration feels. */
export type VibrationType = 'heavy' | 'medium' | 'light'

/**
 * What a platform offers to vibrate. Both resolve once the vibration has begun, and reject with a `HostError`, or with the
 * platform's own error where its name tells the code.
 */
export interface VibrateHost {
  /** A short one. Platforms whose motor has one strength take the duration in milliseconds. */
  short(durationMs: number, type: VibrationType): Promise<void>
  /** One of a duration in milliseconds. */
  long(durationMs: number): Promise<void>
}

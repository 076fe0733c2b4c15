/** Strength of a short vibration. */
export type VibrationType = 'heavy' | 'medium' | 'light'

/**
 * The platform's part of the vibration. Both methods resolve once the vibration has started. They reject with a `HostError`, or
 * with the platform's own error if its name determines the code.
 */
export interface VibrateHost {
  /** Vibrates briefly. Platforms whose motor has only one strength use the duration in milliseconds. */
  short(durationMs: number, type: VibrationType): Promise<void>
  /** Vibrates for a duration in milliseconds. */
  long(durationMs: number): Promise<void>
}

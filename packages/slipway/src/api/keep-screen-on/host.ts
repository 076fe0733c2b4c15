/**
 * Platform interface of `setKeepScreenOn`. Both methods reject with a `HostError`, or with an error whose name determines
 * the code. They reject with `cancelled` if the other method is called before they settle.
 */
export interface KeepScreenOnHost {
  /** Keeps the screen on until `release`. Resolves once this is in effect. */
  hold(): Promise<void>
  /**
   * Lets the system turn the screen off again, and resolves once this is in effect. Has no effect if the screen is not
   * held.
   */
  release(): Promise<void>
}

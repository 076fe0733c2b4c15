/**
 * What a platform offers to keep its screen on. Both reject with a `HostError`, or an error whose name tells the code, and
 * with `cancelled` when the other one is asked for meanwhile.
 */
export interface KeepScreenOnHost {
  /** Resolves once the screen stays on, and sees to it until `release`. */
  hold(): Promise<void>
  /** Resolves once the screen follows the system again. Does nothing where it does so already. */
  release(): Promise<void>
}

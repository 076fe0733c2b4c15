/** Battery state as the platform reports it. */
export interface BatteryReading {
  /** Battery level, from 0 to 1. */
  readonly level: number
  readonly isCharging: boolean
}

/**
 * Platform interface of `getBatteryInfo`. `read` rejects with a `HostError`, or with an error whose name determines the
 * code.
 */
export interface BatteryHost {
  read(): Promise<BatteryReading>
}
